import type { ComponentProps } from "react";
import { type FollowOptions, useShell } from "#frame/actions.ts";

type Props = Omit<ComponentProps<"a">, "href" | "target"> & FollowOptions & { to: string };

/**
 * A way to another page of the site by its whole address. React Router's own link does the same; but it works out where an
 * address leads from the routes around it, which on the server took a twentieth of a page with a hundred links. It is for
 * addresses that need that.
 */
export function PageLink({ to, preventScrollReset = false, onClick, ...rest }: Props) {
  const { follow } = useShell();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        follow(event, to, { preventScrollReset });
      }}
    />
  );
}
