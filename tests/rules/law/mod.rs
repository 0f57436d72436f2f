//! The Law, law by law. A test is named after the law it is about (`law_6_2_3_...`); what needs none stands in
//! `docs/law-coverage.md`, and `coverage` fails where a law is in neither place.

mod support;

mod appendix_a;
mod appendix_c;
mod appendix_d;
mod appendix_e;
mod appendix_f;
mod cards_exiles;
mod chapter_1;
mod chapter_10;
mod chapter_11;
mod chapter_12;
mod chapter_13;
mod chapter_14;
mod chapter_15;
mod chapter_2;
mod chapter_3;
mod chapter_4;
mod chapter_4_cards;
mod chapter_5;
mod chapter_6;
mod chapter_7;
mod chapter_8;
mod chapter_9;
mod chapter_9_two;
mod characters;
mod choices;
mod clockwork;
mod clockwork_alliance;
mod clockwork_corvids;
mod clockwork_duchy;
mod clockwork_eyrie;
mod clockwork_lizards;
mod clockwork_marquise;
mod clockwork_riverfolk;
mod clockwork_services;
mod clockwork_vagabond;
mod coverage;
mod hidden;
mod hirelings;
mod positions;
mod refusals;
mod three_suits;
