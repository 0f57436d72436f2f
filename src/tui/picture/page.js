'use strict';
const film = JSON.parse(document.getElementById('film').textContent);
const [width, height] = film.cell;
const last = film.frames.length - 1;
const screen = document.getElementById('screen');
const status = document.getElementById('status');

function add(parent, name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

screen.setAttribute('viewBox', `0 0 ${film.columns * width} ${film.rows * height}`);
screen.setAttribute('width', film.columns * width);
const rows = Array.from({ length: film.rows }, (_, y) => add(screen, 'g', { transform: `translate(0 ${y * height})` }));
const shown = rows.map(() => -1);

function drawRow(row, line) {
  row.replaceChildren();
  const signs = [];
  let x = 0;
  for (const [style, text, cells] of line) {
    const [ground, ink, lines] = film.styles[style];
    const size = cells * width;
    if (ground) add(row, 'rect', { class: ground, x, width: size, height, 'shape-rendering': 'crispEdges' });
    if (film.shapes[text[0]] !== undefined) {
      [...text].forEach((sign, at) => {
        signs.push(['path', { class: ink, d: film.shapes[sign], transform: `translate(${x + at * width} 0)` }]);
      });
    } else if (lines || text.trim()) {
      const attributes = { class: ink, x, y: 13, textLength: size, lengthAdjust: 'spacingAndGlyphs' };
      if (lines) attributes['text-decoration'] = lines;
      signs.push(['text', attributes, text]);
    }
    x += size;
  }
  // grounds lie below all signs
  for (const [name, attributes, text] of signs) add(row, name, attributes).append(text ?? '');
}

let at = 0;
let timer = null;

function show(frame) {
  at = Math.max(0, Math.min(last, frame));
  film.frames[at].rows.forEach((line, y) => {
    if (shown[y] !== line) drawRow(rows[y], film.lines[line]);
    shown[y] = line;
  });
  status.textContent = `${film.frames[at].heading} · ${at + 1} / ${last + 1}`;
}

function hold() {
  clearTimeout(timer);
  timer = null;
}

function play() {
  timer = at < last ? setTimeout(() => { show(at + 1); play(); }, film.frames[at].rest) : null;
}

function toggle() {
  if (timer !== null) return hold();
  if (at === last) show(0);
  play();
}

const begins = (turn) => film.frames.findIndex((frame) => frame.turn >= turn);

function nextTurn() {
  const next = film.frames.findIndex((frame) => frame.turn > film.frames[at].turn);
  return next < 0 ? last : next;
}

// first to where this turn began, then to the one before
function turnBefore() {
  const start = begins(film.frames[at].turn);
  return start < at ? start : begins(film.frames[Math.max(0, at - 1)].turn);
}

const back = () => at - 1;
const on = () => at + 1;
const KEYS = {
  ArrowLeft: back,
  ArrowRight: on,
  ArrowDown: nextTurn,
  ArrowUp: turnBefore,
  Home: () => 0,
  End: () => last,
  // the keys that the screen names
  h: back,
  l: on,
  j: nextTurn,
  k: turnBefore,
};

function step(where) {
  hold();
  show(where());
}

document.addEventListener('keydown', (event) => {
  const isButtons = event.key === ' ' && event.target instanceof HTMLButtonElement;
  if (isButtons || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === ' ') toggle();
  else if (KEYS[event.key]) step(KEYS[event.key]);
  else return;
  event.preventDefault();
});
document.getElementById('back').onclick = () => step(back);
document.getElementById('on').onclick = () => step(on);
document.getElementById('play').onclick = toggle;
show(0);
