import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { ShellActions } from "#frame/actions.ts";

/** As React Router follows its links: what a browser does with other buttons and keys it does with these links, too. */
export function useFollow(): ShellActions["follow"] {
  const navigate = useNavigate();
  return useCallback(
    (event, to, options) => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      // Where the reader is already, a page is no second entry of the history.
      const here = new URL(to, location.href).href === location.href;
      void navigate(to, { ...options, replace: here });
    },
    [navigate],
  );
}
