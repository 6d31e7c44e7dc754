/** The tournaments that have calls and pages of their own, by the name in their calls, and the key of their competition. */
export const tournaments = {
  afc_2024: "afc-asian-cup-2023",
  afcon_2024: "africa-cup-of-nations-2023",
  uefa_euro_2024: "uefa-euro-2024",
  copa_2024: "copa-america-2024",
  worldCup: "world-cup-2022",
} as const;
export type TournamentName = keyof typeof tournaments;

/** First segments of their pages, and the number of the competition that each is about. */
export const tournamentPages = { uefa2024: 67, copa2024: 224, "world-cup-2022": 75 } as const;
export type TournamentPage = keyof typeof tournamentPages;
export const tournamentTabs = ["matches", "standings", "bracket"] as const;
export type TournamentTab = (typeof tournamentTabs)[number];
