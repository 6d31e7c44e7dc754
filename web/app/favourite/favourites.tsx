import { errorCatalogue } from "@scoreline/contract/errors";
import { isLocale } from "@scoreline/domain/languages";
import { loadMessages } from "@scoreline/i18n/load";
import { timings } from "@scoreline/site/constants";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { refusalIn } from "#account/refused.ts";
import { useAfterLogin } from "#account/session/after-login.ts";
import { sendStar } from "#favourite/calls.ts";
import { type Favourites, FavouritesContext } from "#favourite/favourites-context.ts";
import { OwnFavourites, type OwnIds, type Thing } from "#favourite/own-favourites.ts";
import { StarTip, type Touched } from "#favourite/star-tip.tsx";
import { WalkthroughDoor } from "#favourite/walkthrough/walkthrough-door.tsx";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient, useTopics } from "#live/tab-live.ts";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";
import { isNarrow } from "#ui/narrow.ts";
import { showToast } from "#ui/toasts/toasts.ts";

const dialogScript = lateScript(() => import("#favourite/dialog/favourites-dialog.tsx"));

/** The dialog and its words come when somebody wants them. */
async function loadDialog() {
  const { locale = "" } = document.documentElement.dataset;
  const [dialog] = await Promise.all([dialogScript(), isLocale(locale) && loadMessages(locale, ["favourites"])]);
  return dialog.FavouritesDialog;
}

export type LoadedFavourites = OwnIds & { seq: number };

/** What the reader follows, for the whole page: loaded once, moved by the stars and by what is told of other screens. */
export function FavouritesOfReader({
  loaded,
  children,
}: {
  loaded: LoadedFavourites | undefined;
  children: ReactNode;
}) {
  const { user } = usePage();
  const { askLogin, sport } = useShell();
  const { key } = useLocation();
  const [own] = useState(() => new OwnFavourites(loaded));
  const [touched, setTouched] = useState<Touched>();
  const [dialog, setDialog] = useState(false);
  const set = useSetStar(own);
  const isUser = user !== undefined;
  useTold(own, loaded);
  useAfterLogin("favourite", ({ thing }) => void set(thing, true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what lies over the last one
  useEffect(() => {
    setDialog(false);
    setTouched(undefined);
  }, [key]);
  const favourites = useMemo(
    (): Favourites => ({
      own,
      toggle: (thing, element) => {
        if (isUser) return void set(thing, !own.has(thing.kind, thing.id));
        const intent = { kind: "favourite", thing } as const;
        if (isNarrow()) askLogin("favourites", { intent });
        else setTouched({ element, intent });
      },
      openDialog: () => setDialog(true),
    }),
    [own, set, isUser, askLogin],
  );
  const closeDialog = useCallback(() => setDialog(false), []);
  return (
    <FavouritesContext value={favourites}>
      {children}
      {dialog && <LatePart load={loadDialog} props={{ sport, onClose: closeDialog }} onFailed={closeDialog} />}
      <WalkthroughDoor />
      {touched && <StarTip touched={touched} onClose={() => setTouched(undefined)} />}
    </FavouritesContext>
  );
}

/** Sets a star and says so; what is refused flips back without a word. */
function useSetStar(own: OwnFavourites): (thing: Thing, on: boolean) => Promise<void> {
  const { t } = usePage();
  const client = useClient();
  return useCallback(
    async (thing, on) => {
      const { name } = thing;
      const duration = timings.favouriteToast;
      try {
        const done = await own.set(thing, on, (wanted) => sendStar(client, thing, wanted));
        if (done === undefined) return;
        const message = t(done ? "shell.favouriteAdded" : "shell.favouriteRemoved", { name });
        showToast({ type: "success", message, duration });
      } catch (error) {
        const refused = refusalIn(error)?.businessCode === errorCatalogue.favouriteRefused.code;
        if (!refused) showToast({ type: "error", message: t("shell.favouriteFailed", { name }), duration });
      }
    },
    [own, client, t],
  );
}

/** Takes what the page was loaded with, and asks again when another screen of the same reader has changed something. */
function useTold(own: OwnFavourites, loaded: LoadedFavourites | undefined): void {
  const client = useClient();
  useEffect(() => {
    if (loaded) own.take(loaded);
  }, [own, loaded]);
  const ask = () =>
    void client.fresh.get("/fav/ids", {}).then(
      ({ result }) => own.take(result.data),
      // The next news, or the next page, brings them.
      () => {},
    );
  useTopics(loaded ? ["user"] : [], loaded?.seq, {
    onUser: ({ changed }) => {
      if (changed.includes("favourites")) ask();
    },
    onResync: ask,
  });
}
