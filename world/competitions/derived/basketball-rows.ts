import { readRows } from "#competitions/derived/derive.ts";

/**
 * Youth, reserve and women's leagues, as data services list them: senior league, side, how often all meet, first and
 * last day, and the usual kick-offs in local time. Each plays when the senior teams do not: together they cover the clock.
 */
export const derivedBasketballLeagues = readRows(`
b-league | u22 | 1 | 10-03 | 04-04 | mon 15:30 17:00 18:30 19:00 20:30; tue 15:30 16:00 18:30; wed 15:30 17:00; thu 15:30 18:00; fri 15:30
b-league | women | 1 | 03-30 | 09-29 | mon 14:00 18:30; tue 13:00; wed 13:00; thu 18:30; fri 16:00; sat 12:00 13:00 15:30; sun 11:30 15:00 16:00 16:30
b2-league | u22 | 3 | 10-02 | 07-10 | mon 13:00 20:30; tue 18:30; wed 17:00; thu 19:00; fri 17:00; sun 17:00
kbl | women | 3 | 10-03 | 04-18 | mon 20:30; tue 16:00; thu 16:00 20:00; fri 15:00
kbl | reserves | 3 | 03-30 | 10-13 | tue 10:30 13:30; thu 10:30 13:00; fri 13:00
cba | u21 | 2 | 12-12 | 09-12 | mon 15:00 20:30; tue 18:00 20:00; thu 13:00 16:00; fri 10:30; sat 15:00; sun 10:00 17:30
cba | women | 2 | 05-11 | 02-09 | mon 11:30; tue 10:00 17:00; wed 12:30 18:00; thu 19:30; fri 18:00; sat 10:00; sun 11:30 20:00
hong-kong-a1 | women | 3 | 09-15 | 03-31 | mon 17:30; tue 17:00; thu 20:00; sat 19:00 20:30
hong-kong-a1 | u22 | 3 | 04-13 | 10-27 | wed 10:00; thu 10:00; sat 13:30 17:00; sun 13:00
pba | reserves | 3 | 10-05 | 06-01 | tue 12:30; wed 10:30 14:00; fri 12:30; sat 10:00; sun 10:00
pba | women | 3 | 08-03 | 03-30 | wed 15:30; thu 14:30; fri 13:00 16:00; sat 16:00; sun 16:00
mpbl | u22 | 1 | 03-08 | 10-05 | mon 10:00 18:30; tue 15:00; wed 16:30; thu 10:30 19:00; fri 17:00 20:00; sat 12:00 14:00; sun 13:30 16:30 18:30 19:00 20:30
mpbl | women | 1 | 03-30 | 10-27 | mon 17:00 19:00; tue 10:00 12:00 14:30 19:00; wed 18:30; thu 17:30; fri 10:00; sat 14:00 19:30; sun 10:00 12:00 14:30 18:00
ibl | u21 | 3 | 01-10 | 09-06 | mon 12:30; wed 19:00; thu 20:30; sat 20:00; sun 20:30
ibl | women | 3 | 05-11 | 01-05 | mon 20:30; fri 20:30; sat 20:30; sun 20:30 20:30
thailand-basketball-league | u20 | 3 | 07-05 | 01-18 | mon 19:00; tue 18:30; wed 18:30; fri 18:30; sat 18:00
mbl | women | 4 | 10-24 | 05-16 | mon 15:30; wed 10:00; thu 12:00; fri 10:00
nbl-australia | women | 3 | 09-18 | 04-03 | mon 15:30; tue 16:00; wed 15:30; thu 15:30; fri 16:00
nbl-australia | u22 | 3 | 01-05 | 07-21 | mon 15:00; tue 16:00; wed 16:00; thu 15:30; fri 15:30
nbl1-south | women | 2 | 03-29 | 12-28 | mon 16:00 16:30 18:30; tue 16:00; wed 16:00 16:30 18:00; thu 15:30; fri 16:00
nbl1-south | u22 | 2 | 07-06 | 04-06 | mon 17:00 19:00; tue 16:00 19:00; wed 16:00 18:00; thu 17:00 19:00; fri 18:00
nznbl | women | 3 | 04-09 | 12-04 | tue 20:00; thu 18:00 19:30 20:00; fri 18:00
nznbl | u20 | 3 | 02-16 | 10-13 | mon 16:30; tue 17:00; wed 16:00 16:30; fri 16:00
nznbl | reserves | 3 | 03-02 | 10-27 | thu 15:30 16:30; fri 17:00 20:00; sat 16:00
israeli-basketball-premier-league | u20 | 3 | 10-11 | 07-19 | mon 18:00 20:00; tue 17:30; wed 17:30; thu 19:00; fri 16:30 19:00
israeli-basketball-premier-league | women | 3 | 01-05 | 10-13 | mon 19:30; tue 20:00 20:30; wed 19:00; fri 20:30; sat 18:30; sun 20:30
basketbol-super-ligi | women | 2 | 09-26 | 05-02 | mon 16:30; tue 10:30 14:30 16:00; wed 16:00; thu 13:30 16:00; sat 11:00
basketbol-super-ligi | u20 | 2 | 04-27 | 12-01 | tue 18:30; wed 19:00; thu 20:30; sat 19:00 20:30; sun 18:30 18:30 20:30
greek-basket-league | u20 | 3 | 10-04 | 07-12 | tue 18:30 20:30; wed 18:00; thu 18:00 20:30; sat 17:30
greek-basket-league | women | 3 | 01-05 | 10-13 | mon 20:30; tue 20:30; wed 20:30; fri 18:30 20:30; sat 20:30
lkl | women | 3 | 09-20 | 04-05 | fri 14:00 17:30; sat 12:30; sun 11:30
polska-liga-koszykowki | women | 2 | 03-30 | 11-03 | tue 20:30; wed 20:30 20:30; thu 20:30 20:30; fri 20:30; sat 20:30; sun 20:30
bbl | women | 2 | 02-02 | 10-06 | mon 16:30 20:30; wed 17:30 20:30; thu 17:30; fri 20:30; sat 17:30 20:30; sun 20:30
lnb-elite | women | 2 | 05-25 | 12-29 | mon 17:30; tue 18:00 20:30; thu 18:30 20:30; fri 18:30 20:30; sun 17:00
liga-portuguesa-de-basquetebol | u22 | 3 | 10-04 | 05-31 | mon 20:30; tue 20:30; wed 20:30; thu 20:30; fri 20:30; sat 20:30
liga-portuguesa-de-basquetebol | women | 3 | 03-30 | 11-24 | tue 20:30; wed 20:30; fri 20:30; sat 20:30 20:30; sun 20:30
liga-nacional | u22 | 2 | 09-24 | 06-25 | mon 10:30 11:00 11:30; thu 11:00 12:00 13:00; fri 10:30 11:00 12:00
liga-nacional | women | 2 | 02-02 | 11-03 | mon 16:30 18:30; tue 18:00; wed 17:30 18:00; thu 17:30; fri 17:30 18:00 18:30
liga-nacional | u19 | 2 | 06-08 | 03-09 | mon 10:30 12:30; tue 10:30; wed 10:30; thu 10:00 10:30 12:30; fri 10:30; sat 10:30
nbb | u22 | 2 | 10-18 | 07-19 | mon 12:30 17:00 17:30 18:00; tue 10:30 18:00; wed 10:30 18:00; thu 18:00; fri 13:00
nbb | women | 2 | 05-25 | 02-23 | mon 14:30 19:00; tue 11:00 18:30; wed 11:00; thu 11:00 14:00 19:00; fri 13:00 19:00
nbb | u19 | 2 | 02-02 | 11-03 | mon 15:30; tue 11:00 16:30; wed 11:00; thu 17:00; fri 11:00; sat 11:00 18:30 19:00; sun 18:30
lnbp | women | 3 | 07-03 | 04-10 | mon 20:30; tue 15:00 20:30; wed 15:00; thu 15:00 21:00; sun 19:30
lnbp | u21 | 3 | 02-02 | 11-10 | mon 19:00 21:00; wed 21:00; sun 15:00 19:00 20:30 21:00
lnbp | u18 | 3 | 03-30 | 01-05 | mon 21:00; tue 21:00; thu 19:00 21:00; fri 19:00; sat 17:00; sun 21:00
`);
