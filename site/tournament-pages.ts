/** First segments of their pages, and the number of the competition that each is about. */
export const tournamentPages = { uefa2024: 67, copa2024: 224, "world-cup-2022": 75 } as const;
export type TournamentPage = keyof typeof tournamentPages;
export const tournamentTabs = ["matches", "standings", "bracket"] as const;
