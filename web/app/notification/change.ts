import type { AlertSettings } from "@scoreline/contract/schemas/notification";

/** A change, as the call takes it. */
export type Change = {
  off?: boolean;
  withoutScores?: boolean;
  football?: AlertSettings["football"];
  basketball?: AlertSettings["basketball"];
  other?: AlertSettings["other"];
  quiet?: AlertSettings["quiet"];
  choices?: {
    kind: "match" | "team" | "competition";
    id: number;
    kinds: AlertSettings["choices"][number]["kinds"] | null;
  }[];
};
