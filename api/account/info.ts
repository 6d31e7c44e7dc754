import type { CallReply } from "@scoreline/contract/call";
import type { retrieveUserInfo } from "@scoreline/contract/calls/account";
import { Refusal } from "@scoreline/contract/errors";
import { maskedPhone } from "@scoreline/domain/account/phone";
import { pictureAddress } from "@scoreline/domain/account/picture";
import { isLocale } from "@scoreline/domain/languages";
import { userAtAGlance } from "@scoreline/store/account/users";
import type { Database } from "@scoreline/store/engine/open";

export type UserInfo = CallReply<typeof retrieveUserInfo>["result"]["data"];

/** A day as calls write it, by the world's clock: the same wherever it is read. */
export const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** What pages show of somebody. A user who is gone has no session either. */
export async function infoOf(database: Database, userId: number, token = "", knownAt?: number): Promise<UserInfo> {
  const found = await userAtAGlance(database, userId, knownAt);
  if (!found) throw new Refusal("sessionInvalid");
  const { user, picture: own, referrerId, chatApps, hasNew } = found;
  const language = user.preferredLanguage;
  return {
    token,
    username: user.nickname,
    notificationFlag: hasNew,
    profilePicture: pictureAddress({ drawn: user.drawnAvatar, own }),
    avatarId: own ? null : user.drawnAvatar,
    preferredCountry: user.preferredCountry,
    preferredLanguage: isLocale(language) ? language : "",
    registrationDate: dayOf(user.createdAt),
    walkthroughFlag: user.walkthroughSeen,
    phoneNumber: user.phone && maskedPhone(user.phone),
    phoneVerified: user.phone !== null,
    hasPassword: user.passwordHash !== null,
    chatApps,
    referralCode: user.referralCode ?? "",
    referred: referrerId !== null,
    settings: user.settings,
  };
}
