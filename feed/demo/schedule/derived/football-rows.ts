import type { DerivedRow } from "#demo/schedule/derived/derive.ts";

export const footballRows: readonly DerivedRow[] = [];
