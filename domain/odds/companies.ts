/** The bookmakers whose prices are shown, by the ids that the calls use. */
export const companies = [
  { id: 1001, name: "IBCbet" },
  { id: 31, name: "SBOBET" },
  { id: 3, name: "SINGBET" },
  { id: 4, name: "LADBROKES" },
  { id: 7, name: "SNAI" },
  { id: 8, name: "BET365" },
  { id: 9, name: "WILLIAMHILL" },
  { id: 12, name: "YSB" },
  { id: 14, name: "BETVICTOR" },
  { id: 17, name: "MANSION88" },
  { id: 19, name: "INTERWETTEN" },
  { id: 22, name: "10BET" },
  { id: 23, name: "188BET" },
  { id: 24, name: "12BET" },
  { id: 35, name: "WANBET" },
  { id: 42, name: "18BET" },
  { id: 45, name: "MANBETX" },
  { id: 47, name: "PINNACLE" },
] as const;

/** Whose prices stand for all where there is room for one. */
export const leadingCompany: CompanyId = 8;

export type CompanyId = (typeof companies)[number]["id"];
