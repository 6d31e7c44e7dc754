import { createContext } from "react";

/** What the scripts of a rendering carry, for those that are not React Router's; a browser has no use for it. */
export const NonceContext = createContext<string | undefined>(undefined);
