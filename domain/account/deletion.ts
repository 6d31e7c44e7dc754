/** Why people leave: one of these, and what else they want to say. */
export const deletionReasons = [
  "noLongerUsing",
  "privacy",
  "storage",
  "crashes",
  "dataUse",
  "battery",
  "infrequentUpdates",
  "poorInterface",
  "other",
] as const;
export type DeletionReason = (typeof deletionReasons)[number];
export const longestDeletionText = 500;
