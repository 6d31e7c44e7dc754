/** The event after which React hears of what is pressed, and answers when it can. */
export const hydrates = "scoreline:hydrates";
