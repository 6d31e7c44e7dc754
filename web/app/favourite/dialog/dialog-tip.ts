import { createContext, useContext } from "react";
import type { Intent } from "#account/session/after-login.ts";

/** Shows a visitor in the dialog what an account is for. */
export const DialogTip = createContext<(intent: Intent) => void>(() => {});
export const useDialogTip = () => useContext(DialogTip);
