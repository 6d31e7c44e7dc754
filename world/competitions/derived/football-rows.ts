import { readRows } from "#competitions/derived/derive.ts";

/**
 * Youth, reserve and women's leagues, as data services list them: senior league, side, how often all meet, first and
 * last day, and the usual kick-offs in local time. Each plays when the senior teams do not: together they cover the clock.
 */
export const derivedFootballLeagues = readRows(`
premier-league | u21 | 2 | 08-15 | 05-16 | tue 11:30 12:00 12:30; wed 11:00 11:30 13:00; thu 10:30 11:00 11:30; fri 10:30
premier-league | women | 2 | 12-07 | 09-07 | mon 20:30; tue 20:30; wed 20:30; thu 18:30 19:00 20:30; fri 20:30; sat 20:30; sun 18:00 20:30
premier-league | u18 | 2 | 11-09 | 08-10 | mon 20:30; tue 14:00; wed 19:00 20:30; thu 20:30; fri 20:30; sat 16:30 20:30; sun 15:30 20:30
championship | u21 | 1 | 08-08 | 01-24 | mon 13:00 13:30; tue 13:00 13:30; wed 11:00; thu 11:30 12:00 12:30; fri 10:30 11:00 11:30 12:30
championship | women | 1 | 04-13 | 09-29 | tue 20:30; wed 17:30; thu 17:30 18:00 19:00 19:30 20:30; fri 16:30 20:30; sat 20:30; sun 18:30 19:00
la-liga | women | 2 | 08-15 | 05-16 | mon 14:00 14:30; tue 11:30 14:00 14:30; wed 14:00 14:30; thu 12:30 14:00 14:30
la-liga | u19 | 2 | 11-23 | 08-24 | mon 19:00; tue 12:00; wed 15:00; thu 16:00; fri 10:30 13:30 17:00 19:00; sat 20:30; sun 10:30
bundesliga | u19 | 2 | 08-22 | 04-25 | mon 10:30 12:30 13:30; tue 11:00 12:30; wed 11:00 13:30; thu 12:00; fri 11:00
bundesliga | women | 2 | 05-11 | 01-12 | mon 18:30 20:30; tue 20:00; wed 20:30; thu 20:30; fri 15:00 20:00; sat 17:30; sun 20:30
serie-a | u20 | 2 | 08-23 | 05-24 | mon 12:30 16:00; tue 10:30 15:00; wed 10:30 11:30; thu 10:30 13:00; fri 11:00 12:30
serie-a | women | 2 | 11-09 | 08-10 | mon 14:00 16:00 20:30; tue 14:00; wed 18:30; thu 17:00; fri 19:30; sat 20:00; sun 19:30 20:30
ligue-1 | u19 | 2 | 08-15 | 04-18 | mon 13:30 19:00; tue 17:00 19:00; wed 13:30; thu 11:00 13:30; fri 10:30 14:30
ligue-1 | women | 2 | 12-21 | 08-24 | mon 11:30; tue 14:30; wed 11:30 17:00; thu 11:30 14:00 19:30; fri 14:00; sun 18:00
eredivisie | u21 | 2 | 08-08 | 04-11 | mon 11:30 17:00; tue 10:30 12:30; wed 10:30 15:00 17:00; thu 11:30; fri 12:30
eredivisie | women | 2 | 11-23 | 07-27 | mon 19:30; tue 11:30 18:00 20:00; fri 16:00 18:00; sat 20:30; sun 11:00 20:30
primeira-liga | u23 | 2 | 08-08 | 04-11 | mon 12:00 16:30 19:00; tue 18:30; wed 11:30 20:30; thu 16:00; fri 18:00; sun 18:30
primeira-liga | women | 2 | 05-11 | 01-12 | mon 20:30; tue 20:30; wed 20:30; thu 20:30; fri 20:30; sat 16:30 20:30; sun 20:30 20:30
super-lig | u19 | 2 | 08-08 | 04-11 | mon 10:00 10:30; tue 10:30 12:00 15:00; wed 12:00; thu 10:30; fri 10:30; sat 10:00
super-lig | women | 2 | 12-21 | 08-24 | mon 11:30 14:30; tue 14:00; wed 15:00 15:30; thu 13:00 14:00; fri 14:00; sat 19:00
scottish-premiership | reserves | 3 | 08-02 | 03-29 | mon 10:30 18:30; tue 15:00; wed 18:00; fri 12:00 16:00
scottish-premiership | women | 3 | 04-27 | 12-22 | mon 14:00; wed 18:30; thu 17:00; fri 20:30; sat 20:30; sun 17:30
belgian-pro-league | u21 | 2 | 07-25 | 02-28 | mon 15:00 17:00; tue 15:00; thu 10:30 15:00 18:00; fri 10:30 15:30
belgian-pro-league | women | 2 | 05-11 | 12-15 | mon 17:00; tue 15:00; wed 14:00; thu 14:30 19:30; fri 14:00; sat 17:30 19:30
austrian-bundesliga | u18 | 3 | 08-01 | 03-28 | mon 11:00; tue 12:00; wed 10:30 13:00; thu 13:00; fri 10:30
austrian-bundesliga | women | 3 | 12-07 | 08-03 | tue 14:00; fri 10:00 11:30; sat 10:00; sun 11:00 19:00
super-league-greece | u19 | 3 | 08-23 | 05-31 | mon 10:30 14:00; tue 10:00; wed 10:00 10:30 16:00; thu 10:30
super-league-greece | women | 3 | 04-27 | 02-02 | tue 14:30 18:00; wed 17:00; fri 11:00; sat 11:00 20:30; sun 11:00
egyptian-premier-league | u21 | 2 | 08-08 | 04-11 | mon 10:00; tue 10:30 19:00; wed 18:00; thu 10:00 12:00 18:30; fri 15:30; sun 10:00
egyptian-premier-league | u19 | 2 | 12-07 | 08-10 | mon 11:00 13:00 14:30; tue 12:00; wed 12:00; thu 10:30 14:30; fri 10:30; sun 10:00
south-african-premiership | reserves | 2 | 08-09 | 03-15 | mon 11:00 13:30; tue 13:30 17:00 20:30; thu 13:30; fri 11:00 20:30
south-african-premiership | women | 2 | 01-05 | 08-11 | tue 19:30; wed 12:30 18:30; thu 12:00; fri 14:30 20:30; sat 18:00; sun 17:30
saudi-pro-league | u21 | 2 | 08-28 | 05-01 | mon 10:00; tue 10:00; wed 10:00 13:00; thu 10:00; fri 10:00; sat 10:00 10:00; sun 10:00
saudi-pro-league | women | 2 | 11-23 | 07-27 | mon 18:30 20:00; tue 11:00 18:00; wed 10:00 11:00; thu 17:30; fri 10:00; sat 10:00
uae-pro-league | u21 | 3 | 08-15 | 05-23 | mon 10:00 10:30; tue 10:00; wed 10:00; thu 10:00; fri 10:30; sun 10:30
uae-pro-league | u19 | 3 | 11-23 | 08-31 | mon 10:30; wed 10:30; thu 10:30; sat 10:30; sun 10:30 10:30 13:30
qatar-stars-league | u23 | 3 | 08-14 | 04-10 | mon 10:00; tue 10:00 12:00; wed 10:30 14:30; thu 12:30
qatar-stars-league | u19 | 3 | 04-27 | 12-22 | wed 14:30; thu 13:30 19:00; fri 12:00 18:00; sat 11:30
persian-gulf-pro-league | u21 | 2 | 08-18 | 03-24 | mon 10:00; tue 10:00; wed 10:00 10:30; thu 10:00; sat 10:00; sun 10:00 10:30
uzbekistan-super-league | u21 | 2 | 03-01 | 10-05 | mon 17:30; tue 17:30; wed 10:30 17:00; thu 16:30 17:00; fri 16:00 17:30
indian-super-league | u21 | 3 | 09-13 | 06-21 | mon 10:00 10:30; tue 10:30; wed 10:30; thu 10:00 10:30; fri 11:00
myanmar-national-league | u21 | 3 | 09-12 | 05-09 | tue 10:30; wed 10:30; thu 10:30; fri 10:30 11:00; sat 10:30
myanmar-national-league | women | 3 | 05-11 | 01-05 | mon 11:00; tue 11:00; wed 10:00; thu 10:00; sat 10:00; sun 10:00
thai-league-1 | u21 | 2 | 08-15 | 03-21 | mon 10:30; tue 10:30; wed 11:00 11:30; fri 10:30 11:00; sat 10:30; sun 10:30
thai-league-1 | women | 2 | 12-07 | 07-13 | tue 14:00 15:30; wed 15:30; thu 14:00; fri 13:00; sat 12:30; sun 10:00 11:30
thai-league-2 | u21 | 2 | 08-16 | 04-19 | mon 10:30; tue 10:30 12:30; wed 12:00; thu 10:30 12:00; fri 10:30; sat 10:30; sun 10:30
v-league-1 | u21 | 3 | 08-15 | 05-23 | tue 10:00; wed 10:00; thu 10:00; fri 12:30; sat 10:30; sun 10:00 10:30
v-league-2 | u19 | 3 | 09-19 | 05-16 | mon 11:00; tue 12:30; wed 12:30; thu 12:30; fri 10:30; sat 10:30
cambodian-premier-league | u21 | 3 | 08-09 | 04-05 | mon 11:30; wed 10:30; thu 12:00; sat 12:30; sun 13:00
cambodian-premier-league | women | 3 | 05-11 | 01-05 | tue 11:30; fri 10:30 19:00; sat 20:00; sun 15:00
lao-league-1 | u21 | 3 | 09-13 | 03-29 | mon 13:30; tue 11:30; wed 12:00; thu 14:00; fri 12:30
malaysia-super-league | u23 | 3 | 08-08 | 05-16 | mon 10:00; tue 10:00; wed 10:00; thu 10:00; fri 10:30; sun 10:00
malaysia-super-league | women | 3 | 12-07 | 09-14 | mon 10:00; tue 10:00; wed 10:00; thu 10:00; sat 10:00; sun 10:00
singapore-premier-league | u21 | 4 | 08-23 | 03-15 | wed 10:30; sat 10:00 10:30; sun 10:00
indonesia-super-league | u20 | 2 | 08-08 | 04-11 | mon 16:30; tue 13:00; thu 10:30; fri 11:30 13:00; sat 13:30; sun 12:30 13:00 16:00
indonesia-championship | u20 | 2 | 09-12 | 06-13 | mon 10:00 16:00 18:00; tue 15:00 16:30 19:00; wed 16:00; thu 16:00; fri 14:30; sun 10:30
philippines-football-league | u21 | 3 | 08-30 | 04-26 | tue 10:00; thu 10:00; fri 10:00; sat 10:00; sun 10:30
philippines-football-league | women | 3 | 04-27 | 12-22 | thu 10:00; fri 10:00; sat 10:00 14:30; sun 14:30
hong-kong-premier-league | u22 | 3 | 08-29 | 03-14 | mon 10:00; wed 10:00; thu 14:30 15:30; sat 12:30
hong-kong-premier-league | women | 3 | 03-30 | 10-13 | mon 10:00; tue 10:00; thu 18:30; sat 10:00 10:00
hong-kong-first-division | reserves | 3 | 09-07 | 05-04 | mon 10:30; tue 10:30; wed 14:30; sat 10:00; sun 10:00 12:30
chinese-super-league | u21 | 2 | 02-22 | 09-28 | mon 20:30; tue 10:00 10:30; wed 19:00; thu 10:00 19:00 20:30; fri 10:30
china-league-one | u21 | 2 | 03-22 | 10-26 | mon 20:00; tue 10:00; wed 20:30; thu 10:00 20:00; fri 10:00 18:00; sun 16:30
china-league-one | u19 | 2 | 12-21 | 07-27 | tue 18:30; wed 10:00 13:30; thu 16:30; fri 13:30; sat 11:30; sun 10:00 11:30
taiwan-football-premier-league | u21 | 4 | 08-17 | 03-09 | tue 14:30; wed 12:30; thu 13:30; sat 14:30
k-league-1 | u22 | 3 | 02-15 | 10-12 | mon 16:30 17:00; tue 14:30; wed 13:30; thu 14:30; fri 14:00
k-league-1 | women | 3 | 03-02 | 10-27 | mon 18:00 19:00; tue 17:30; wed 17:00; thu 15:30; fri 15:00
k-league-1 | u18 | 3 | 08-03 | 03-30 | mon 14:00 14:30; tue 14:00; wed 14:00; thu 13:30; fri 13:00
k-league-2 | u22 | 3 | 02-22 | 11-30 | mon 17:00; tue 15:00 15:30 16:00; wed 15:00; thu 14:30; fri 14:00
k-league-2 | u18 | 3 | 03-16 | 12-22 | mon 12:00; wed 11:00; thu 16:00 16:30 17:00; fri 15:00 16:00
k-league-2 | reserves | 3 | 01-05 | 10-13 | mon 19:00; tue 10:30 19:00; wed 17:30; thu 17:30 18:00; fri 17:00
j1-league | u21 | 2 | 02-14 | 11-15 | mon 17:00; tue 16:00 16:30 17:00; wed 15:00 15:30 16:00 16:30; thu 15:00; fri 14:00
j1-league | women | 2 | 03-16 | 12-15 | mon 19:00 19:30 20:00 20:30; tue 17:30 18:00 18:30; wed 17:30; thu 17:00; fri 16:00
j1-league | u18 | 2 | 07-06 | 04-06 | mon 17:00 19:00; tue 14:00 19:00; wed 12:30 14:30 18:00; thu 13:30 17:30; fri 14:30
j2-league | u21 | 2 | 02-15 | 11-16 | mon 17:00; tue 16:30 17:00; wed 15:00 15:30 16:00 16:30 17:00; thu 15:00; fri 14:00
j2-league | u18 | 2 | 08-03 | 05-04 | mon 11:30; tue 12:30; thu 11:30; fri 11:00 11:30 16:00 16:30 17:00; sat 12:00; sun 11:00
j2-league | women | 2 | 03-16 | 12-15 | mon 19:00; tue 19:30 20:00 20:30; wed 19:30 20:00; thu 18:00 18:30 19:00; fri 19:00
j3-league | u21 | 2 | 02-15 | 11-16 | mon 17:00; tue 16:30; wed 17:00; thu 15:00 15:30 16:00 16:30 17:00; fri 15:00 15:30
j3-league | u18 | 2 | 05-25 | 02-23 | mon 10:30 12:30; tue 11:30; wed 11:30; thu 11:30; fri 11:00 16:00 17:00; sat 12:00; sun 12:00
a-league-men | u20 | 3 | 10-17 | 06-13 | mon 12:00; tue 12:00; wed 12:30; thu 13:00; fri 12:30; sat 12:30
a-league-men | women | 3 | 03-02 | 10-27 | mon 14:00 14:30; tue 14:00; wed 14:00; thu 14:00; fri 14:00
a-league-men | u18 | 3 | 03-02 | 10-27 | mon 16:00; tue 13:30; wed 12:00; thu 12:30; fri 12:00; sat 13:00
npl-nsw | u20 | 2 | 02-06 | 09-12 | mon 12:00 12:30; tue 13:00; wed 12:30; thu 11:30; fri 11:00; sat 12:00; sun 13:00
npl-nsw | women | 2 | 01-05 | 08-11 | mon 14:00 14:30 15:00 15:30; tue 14:00; wed 14:00; thu 14:00; fri 14:00
npl-nsw | reserves | 2 | 05-11 | 12-15 | mon 12:00 12:30; tue 13:30; wed 12:30; thu 13:30; fri 13:00; sat 13:00; sun 13:00
npl-nsw | u18 | 2 | 01-05 | 08-11 | mon 16:00 17:00; tue 15:00 15:30; wed 14:30; thu 14:30; fri 13:00; sat 12:30
npl-victoria | u20 | 3 | 02-06 | 11-14 | mon 13:00 14:00; tue 13:00; wed 12:30; thu 13:00; fri 13:00; sat 13:00
npl-victoria | women | 3 | 03-16 | 12-22 | mon 14:00 16:00 16:30; tue 14:00; wed 14:00; thu 14:00; fri 14:00
npl-victoria | reserves | 3 | 03-16 | 12-22 | mon 16:00 16:30; tue 14:30; wed 13:00; thu 13:30; fri 13:00; sat 13:00
npl-victoria | u18 | 3 | 01-05 | 10-13 | tue 15:30 16:00 16:30; wed 14:30; thu 15:00; fri 14:30; sat 13:00
new-zealand-national-league | u20 | 3 | 09-26 | 04-11 | mon 16:00; tue 15:00; wed 14:30; thu 15:00
new-zealand-national-league | women | 3 | 01-05 | 07-21 | mon 18:00; tue 15:30; wed 14:30; thu 14:30
new-zealand-national-league | reserves | 3 | 01-05 | 07-21 | tue 17:00; wed 16:30; thu 16:30; fri 15:00
new-zealand-national-league | u18 | 3 | 01-05 | 07-21 | wed 16:30 17:00; thu 17:00; fri 17:00
major-league-soccer | ii | 1 | 02-21 | 09-20 | mon 10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30; tue 10:30; wed 10:30; thu 10:30; fri 10:30; sat 17:00; sun 17:00
major-league-soccer | u19 | 1 | 01-19 | 08-18 | mon 16:30 17:00; tue 12:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00; wed 10:30; thu 10:30; fri 12:30; sat 17:00; sun 17:00
major-league-soccer | women | 1 | 05-25 | 12-22 | mon 15:30 16:00 20:00 20:30 21:00; tue 21:00; wed 17:00 17:30 18:00 18:30 19:00 19:30; thu 17:00; fri 16:30; sun 19:00
major-league-soccer | u18 | 1 | 08-03 | 03-02 | mon 10:30 17:00; tue 10:30 11:00 13:00 16:30 17:00; wed 10:30 16:30; thu 19:00; fri 16:30 17:00; sat 17:00; sun 16:30 17:00
major-league-soccer | u21 | 1 | 08-31 | 03-30 | mon 19:00 21:00; tue 17:00 18:30 19:00; wed 17:00 21:00; thu 19:00 20:00 21:00; fri 18:30 19:00; sat 18:30; sun 19:00 21:00
liga-mx | u21 | 2 | 07-11 | 03-14 | mon 10:30 11:00 11:30; tue 10:30; wed 10:30; thu 16:00; fri 10:30; sat 16:00; sun 15:00
liga-mx | women | 2 | 01-19 | 09-22 | mon 14:30 15:00 15:30; tue 15:30; wed 14:00; thu 14:00; fri 15:00; sat 19:30; sun 17:00
liga-mx | u18 | 2 | 11-23 | 07-27 | mon 10:30; wed 13:00; thu 16:00 16:30 17:00; fri 15:30 16:00 16:30 17:00
liga-mx | u23 | 2 | 12-07 | 08-10 | mon 17:00; tue 12:00; wed 15:00 17:00; thu 13:00; fri 17:30; sat 15:30 16:30; sun 19:00
liga-mx | reserves | 2 | 10-26 | 06-29 | mon 18:30 19:00; tue 19:00; wed 19:00; thu 18:00 18:30 19:00; fri 19:00; sun 19:00
colombia-primera-a | u20 | 2 | 01-24 | 10-25 | mon 10:30 11:00 13:00 13:30 14:00; tue 10:30; wed 10:30; thu 16:00; fri 10:30; sun 16:00
colombia-primera-a | women | 2 | 03-16 | 12-15 | mon 17:00 17:30 18:00 18:30; tue 16:30; wed 14:00; thu 17:00; fri 16:00; sat 21:00; sun 18:00
colombia-primera-a | reserves | 2 | 01-05 | 10-06 | tue 15:00; wed 10:30 15:30 16:00 16:30; thu 10:30 15:00 15:30 16:00; fri 16:30
colombia-primera-a | u18 | 2 | 06-08 | 03-09 | mon 16:30; tue 18:30 19:00; wed 17:00; thu 10:30 16:30 19:00; fri 14:30 18:30 19:00
liga-profesional-argentina | reserves | 1 | 01-23 | 08-22 | mon 10:30 11:00 11:30 12:00 17:00; tue 10:30 11:00 11:30 12:00 12:30 13:00 13:30; wed 10:30; thu 10:30; fri 10:30
liga-profesional-argentina | women | 1 | 01-19 | 08-18 | mon 19:00 19:30 20:00 21:00; tue 19:30 20:00 20:30 21:00; wed 14:00 14:30 15:00 15:30; thu 14:00; fri 18:30; sun 20:00
liga-profesional-argentina | u20 | 1 | 12-07 | 07-06 | mon 14:30; tue 14:00; wed 12:30 16:00 16:30 17:00; thu 12:30 13:00 13:30 14:00 14:30 15:30 16:00 16:30; fri 11:00
liga-profesional-argentina | u18 | 1 | 08-31 | 03-30 | mon 10:30 11:00 11:30 15:00 19:00; tue 10:30 12:30; wed 10:30 12:00 13:00; thu 10:30 11:00; fri 12:30 15:00; sun 19:00
brasileirao-serie-a | u20 | 2 | 01-28 | 10-29 | mon 10:30 11:00 17:00; tue 10:30 11:00 11:30 13:00; wed 10:30; thu 10:30; fri 11:00
brasileirao-serie-a | women | 2 | 08-03 | 05-04 | mon 21:00; tue 20:30; wed 14:00 14:30 16:30 19:00 21:00; thu 19:00; fri 18:30; sun 20:30
brasileirao-serie-a | u23 | 2 | 05-25 | 02-23 | mon 12:30 16:30; tue 15:00; wed 12:00 15:00; thu 12:00; fri 10:30 11:00 13:00 15:00
brasileirao-serie-a | u18 | 2 | 11-23 | 08-24 | tue 15:30; wed 15:30; thu 10:30 13:00 15:30 16:30; fri 10:30 13:00 15:30; sun 17:00
brasileirao-serie-b | u20 | 2 | 03-21 | 12-20 | mon 10:30; tue 13:30 14:00 14:30 16:30; wed 10:30 11:00 11:30; thu 10:30; fri 13:00
brasileirao-serie-b | u23 | 2 | 03-30 | 12-29 | tue 10:30; wed 10:30 12:30 13:00 13:30 14:00; thu 10:30 12:00; fri 13:30 17:00
brasileirao-serie-b | women | 2 | 06-08 | 03-09 | tue 18:30 19:00 19:30 20:30 21:00; wed 21:00; thu 19:00 20:00 20:30; fri 20:00
brasileirao-serie-b | u18 | 2 | 04-27 | 01-26 | mon 10:30; tue 10:30 12:30 17:30; wed 15:00; thu 21:00; fri 14:30 18:00 20:30 21:00
`);
