import type * as z from "zod";
import { downloadData, endSession, getProviderToken, getReferrals, getSessions, handOver } from "#calls/account.ts";
import { getCaptcha, loginLine, startChatLogin, validateReset } from "#calls/account-login.ts";
import { squadStatus } from "#calls/analysis.ts";
import { article } from "#calls/article.ts";
import { likeComment } from "#calls/comment.ts";
import {
  getEntries,
  joinByLink,
  joinGroup,
  likeVideo,
  listParticipant,
  myParticipant,
  selections,
  verifyEntry,
} from "#calls/contest.ts";
import { favIds } from "#calls/favourites.ts";
import { listOdds, nearestDays } from "#calls/front-page.ts";
import {
  basketballLeagueList,
  competitionSidebar,
  fixtureByLeague,
  leagueInfo,
  soccerLeagueList,
  subLeagueList,
} from "#calls/league.ts";
import { liveTrackerUrl } from "#calls/match-centre.ts";
import { announcement, pushKey, pushSubscribe } from "#calls/notification.ts";
import { h2hOdds, latestThreePeriod, matchWinRate } from "#calls/odds.ts";
import { playerInfo } from "#calls/player.ts";
import { globalPopular, globalSearch } from "#calls/search.ts";
import { bannerList, contentList, getAdvertisement } from "#calls/site.ts";
import { teamInfo } from "#calls/team.ts";
import { codeSent, methods, userInfo } from "#schemas/account.ts";
import {
  board,
  contestHead,
  contestRules,
  contestVersion,
  group,
  groupTable,
  openEntry,
  ownPick,
  participant,
  placed,
  proofStep,
  publishedRoot,
  reach,
  receipt,
  selection,
  shares,
  slotResult,
  told,
  votes,
} from "#schemas/contest.ts";
import { foundCompetition, foundCountry, foundPlayer, foundTeam, foundThing } from "#schemas/found.ts";
import { leagueCard, seasonCard, stageHead } from "#schemas/league.ts";
import { lineUps } from "#schemas/line-ups.ts";
import { matchInfo } from "#schemas/match-info.ts";
import { newsComment, newsReply, newsTag } from "#schemas/news.ts";
import { alertSettings } from "#schemas/notification.ts";
import { absence, countryBadge, playerBadge, transfer, trophy } from "#schemas/people.ts";
import { person } from "#schemas/person.ts";
import { leagueBadge, teamBadge } from "#schemas.ts";

/**
 * What is open as a whole, with every field that was judged so: a mask says `open` of it in one word. A field that is
 * added to one of these has to be judged here. Browsers do not carry this.
 */
export type OpenShape = { schema: z.ZodType; fields: readonly string[] };

const opened = (schema: z.ZodType, fields: string): OpenShape => ({ schema, fields: fields.split(" ") });

type WithData<Data> = { reply: { shape: { result: { shape: { data: Data } } } } };
const dataOf = <Data extends z.ZodType>(call: WithData<Data>): Data => call.reply.shape.result.shape.data;

const team = teamInfo.reply.shape.result.shape.teams.shape.team.shape;
const player = playerInfo.reply.shape.result.shape.players.shape.player.shape;
const league = dataOf(leagueInfo).shape;
const lineUp = lineUps.shape.home.shape;
const winRate = dataOf(matchWinRate).shape;
const prices = dataOf(latestThreePeriod).element.shape.handicap.unwrap().shape;

const [foundCountryThing, foundCompetitionThing, foundTeamThing, foundPlayerThing] = foundThing.options;
const userFields =
  "token username notificationFlag profilePicture avatarId preferredCountry preferredLanguage registrationDate " +
  "walkthroughFlag phoneNumber phoneVerified hasPassword chatApps referralCode referred " +
  "settings.theme settings.tz settings.settings settings.leagues settings.shield";

const spokenFields = "newsCommentId parentId content createTime username profilePicture likes isLiked isOwn isGone";

export const openShapes: readonly OpenShape[] = [
  opened(teamBadge, "teamId slug name shortName crest logo"),
  opened(teamBadge.shape.crest, "shape pattern colours"),
  opened(leagueBadge, "leagueId leagueName leagueKey countryKey countryCode countryName"),
  opened(
    leagueCard,
    "leagueId leagueName leagueKey countryKey countryCode countryName sport kind level popularity code colour logo",
  ),
  opened(seasonCard, "seasonId name from to current"),
  opened(stageHead, "subLeagueId code name"),
  opened(person, "playerId name shortName slug"),
  opened(countryBadge, "code key name"),
  opened(playerBadge, "playerId slug name photo"),
  // A suspension tells of a card, never of a result; before a match one has to know who is missing.
  opened(absence, "reason kind from until"),
  opened(transfer, "date kind feeEur from to"),
  opened(trophy, "league seasonName place"),
  opened(foundCountry, "id key name code"),
  opened(foundCompetition, "id key name logo countryKey countryName countryCode isFav isCup clubs live"),
  opened(foundTeam, "id key name logo badge countryKey countryName countryCode isFav"),
  opened(foundPlayer, "id key name logo countryKey countryName countryCode position teamName"),
  opened(foundCountryThing, "kind sport id key name code"),
  opened(
    foundCompetitionThing,
    "kind sport id key name logo countryKey countryName countryCode isFav isCup clubs live",
  ),
  opened(foundTeamThing, "kind sport id key name logo badge countryKey countryName countryCode isFav"),
  opened(foundPlayerThing, "kind sport id key name logo countryKey countryName countryCode position teamName"),

  opened(dataOf(announcement), "id title content createTime until link"),
  opened(dataOf(pushKey), "key"),
  opened(dataOf(pushSubscribe), "withoutScores"),
  opened(
    alertSettings,
    "off withoutScores football basketball other quiet.from quiet.to timeZone choices.kind choices.id choices.kinds " +
      "followed.kind followed.id followed.sport followed.name followed.team followed.countryCode",
  ),
  opened(matchInfo.shape.season, "seasonId name"),
  opened(matchInfo.shape.stage, "stageId code name kind group"),
  opened(matchInfo.shape.venue, "name city capacity"),
  opened(matchInfo.shape.weather, "code temperature"),
  opened(matchInfo.shape.broadcasts, "channel countryCode countryName url"),
  opened(lineUp.absences, "playerId reason kind until"),

  opened(team.ground, "name capacity"),
  opened(team.coach, "name country age"),
  opened(team.sidelined, "reason kind from until player"),
  opened(team.transfersIn, "date kind feeEur from to player"),
  opened(team.transfersOut, "date kind feeEur from to player"),
  opened(player.teams, "team kind number since contractUntil onLoanFrom"),

  // How many titles somebody had is written down with the competition, and not counted from its matches.
  opened(league.recordWinners, "name titles"),
  opened(league.matches, "all finished"),
  opened(league.clubs, "teamId slug name shortName crest logo city ground"),
  opened(dataOf(fixtureByLeague).shape.rounds, "round from to matches"),

  // What was asked before a match says nothing of it; what is asked during it is judged in its mask.
  opened(prices.opening, "at line prices suspended"),
  opened(winRate.preMatch, "home draw away"),
  opened(winRate.before, "home draw away at"),
  opened(dataOf(h2hOdds).shape.leagueList, "leagueId leagueName matches"),

  opened(dataOf(squadStatus).shape.home, "playerId slug name position reason kind from until"),
  opened(dataOf(squadStatus), "home away"),
  opened(
    contestHead,
    "contestId contestType sportType round title text prizes startTime endTime life entrants participated",
  ),
  opened(contestRules, "mode lock joker hash deadline points"),
  opened(contestRules.shape.points.element, "name points"),
  opened(contestVersion, "version at changes"),
  opened(contestVersion.shape.changes.element, "slot from to"),
  opened(slotResult, "home away void"),
  opened(shares, "home draw away"),
  opened(receipt, "contestId slot number at rules pick salt hash"),
  // What one has just entered has no result yet.
  opened(ownPick, "receipt closed verdict points"),
  opened(dataOf(joinByLink), "entries refused"),
  // Whoever opens a leaderboard wants to know who leads; it names no match.
  opened(placed, "username profilePicture place before points exact right isMe"),
  opened(board, "contestId version total list mine next seq"),
  opened(told, "username profilePicture at slot pick"),
  opened(participant, "username profilePicture place before points exact right isMe link number liked"),
  opened(dataOf(listParticipant), "total list mine seq"),
  opened(dataOf(myParticipant), "entry approved friends counted"),
  opened(dataOf(selections), "groups clubs reached"),
  opened(selection, "letter teams"),
  opened(reach, "round teamIds"),
  opened(proofStep, "side hash"),
  opened(dataOf(verifyEntry), "root proof"),
  opened(publishedRoot, "contestId slot root leaves closedAt"),
  opened(openEntry, "number who at pick salt hash"),
  opened(dataOf(getEntries), "root leaves rules began entries hasNext"),
  opened(group, "groupId name code members isOwner"),
  opened(dataOf(joinGroup), "groupId name code members isOwner contestId"),
  opened(groupTable, "groupId name code members isOwner list"),
  opened(votes, "mine open total shares"),
  opened(dataOf(likeVideo), "liked"),
  opened(dataOf(listOdds), "matchId prices"),
  opened(dataOf(nearestDays), "before after"),
  opened(dataOf(soccerLeagueList), "countryId countryKey countryCode countryName leagues"),
  opened(dataOf(basketballLeagueList), "countryId countryKey countryCode countryName leagues"),
  opened(
    dataOf(competitionSidebar),
    "popular countries.countryKey countries.countryCode countries.countryName countries.count",
  ),
  opened(
    dataOf(subLeagueList),
    "league season stages.subLeagueId stages.code stages.name stages.kind stages.group stages.matches",
  ),
  opened(dataOf(liveTrackerUrl), "url"),
  opened(dataOf(globalSearch), "country competition team player"),
  opened(dataOf(globalPopular), "country competition team"),
  opened(dataOf(bannerList), "id image title text link openWith advertiser"),
  opened(dataOf(getAdvertisement), "adId image title text link openWith advertiser"),
  opened(dataOf(contentList), "key path name from to"),
  opened(dataOf(article), "id linkText url titleTag metaDescription title content"),
  // Of people and their accounts, never of a match.
  opened(
    dataOf(favIds),
    "football.match football.team football.competition basketball.match basketball.team basketball.competition seq",
  ),
  opened(userInfo, userFields),
  opened(dataOf(loginLine), `${userFields} callBackUrl isNew`),
  opened(codeSent, "waitSeconds expiresSeconds"),
  opened(methods, "country methods firebase.projectId firebase.apiKey"),
  opened(dataOf(getCaptcha), "parameters.algorithm signature"),
  opened(dataOf(startChatLogin), "url"),
  opened(dataOf(validateReset), "resetToken"),
  opened(dataOf(getProviderToken), "token expiresSeconds url"),
  opened(dataOf(handOver), "token expiresSeconds"),
  opened(dataOf(getReferrals), "referralCode link total list.username list.date hasNext"),
  opened(dataOf(getSessions), "sessionId agent country createTime seenTime isCurrent"),
  opened(dataOf(endSession), "ended"),
  opened(dataOf(downloadData), "exportedAt"),
  // Of what one said oneself.
  opened(newsReply, spokenFields),
  opened(
    newsComment,
    `${spokenFields} childHasNext childCommentListingRes.comments childCommentListingRes.remainingCommentCount childCommentListingRes.next`,
  ),
  opened(dataOf(likeComment), "likes isLiked"),
  opened(newsTag, "kind id tag name path team"),
];

/** Calls whose answers are open as a whole, with the names that stand in the envelope. */
export const openReplies: Readonly<Record<string, string>> = {
  "/match/analysis/getSquadStatus": "data",
  "/contest/getContestList": "data",
  "/contest/getTeamListByContestId": "data",
  "/contest/join": "data",
  "/contest/getContesterPredictionList": "data",
  "/contest/getLatestContesterPredictionList": "data",
  "/contest4/latestPredictionList": "data",
  "/contest4/myPrediction": "data",
  "/contest4/selections": "data",
  "/contest4/submitPrediction": "data",
  "/contest2/participate": "data",
  "/contest2/listParticipant": "data",
  "/contest2/myParticipant": "data",
  "/contest2/like": "data",
  "/contest/verify": "data",
  "/contest/roots": "data",
  "/contest/entries": "data",
  "/contest/createGroup": "data",
  "/contest/joinGroup": "data",
  "/contest/groups": "data",
  "/match/votes": "data",
  "/match/vote": "data",
  "/match/listOdds": "data",
  "/match/nearestDays": "data",
  "/soccerLeague/leagueList": "data",
  "/basketball/league/leagueList": "data",
  "/league/all": "data",
  "/competition/sidebar": "data",
  "/soccerLeague/subLeagueList": "data",
  "/match/getSeasonListByLeagueId": "data",
  "/match/getLiveTrackerUrl": "data",
  "/competition/popular": "data",
  "/basketball/competition/popular": "data",
  "/competition/search": "data",
  "/basketball/competition/search": "data",
  "/team/popular": "data",
  "/basketball/team/popular": "data",
  "/team/search": "data",
  "/basketball/team/search": "data",
  "/country/search": "data",
  "/basketball/country/search": "data",
  "/search/all": "data",
  "/global/search": "data",
  "/basketball/global/search": "data",
  "/global/popular": "data",
  "/basketball/global/popular": "data",
  "/fav/ids": "data",
  "/fav/favLeagueList": "data",
  "/fav/favTeamList": "data",
  "/fav/favMatch": "data",
  "/fav/favTeam": "data",
  "/fav/favLeague": "data",
  "/fav/unFavMatch": "data",
  "/fav/unFavTeam": "data",
  "/fav/unFavLeague": "data",
  "/fav/walkthrough": "data",
  "/basketball/fav/favLeagueList": "data",
  "/basketball/fav/favTeamList": "data",
  "/basketball/fav/favMatch": "data",
  "/basketball/fav/favTeam": "data",
  "/basketball/fav/favLeague": "data",
  "/basketball/fav/unFavMatch": "data",
  "/basketball/fav/unFavTeam": "data",
  "/basketball/fav/unFavLeague": "data",
  "/basketball/fav/walkthrough": "data",
  "/notification/announcement": "data",
  "/notification/read": "data",
  "/notification/notified": "data",
  "/notification/setting/init": "data",
  "/notification/setting/update": "data",
  "/notification/push/key": "data",
  "/notification/push/subscribe": "data",
  "/notification/push/unsubscribe": "data",
  "/user/logout": "data",
  "/user/retrieveUserInfo": "data",
  "/user/getProviderToken": "data",
  "/user/handOver": "data",
  "/user/setPassword": "data",
  "/user/updatePassword": "data",
  "/user/getPhoneCode": "data",
  "/user/updatePhone": "data",
  "/user/updateProfile": "data",
  "/user/updateProfilePicture": "data",
  "/user/updateProfilePreferredCountry": "data",
  "/user/updateProfilePreferredLanguage": "data",
  "/user/updateSettings": "data",
  "/user/updateReferralCode": "data",
  "/user/referrals": "data",
  "/user/sessions": "data",
  "/user/endSession": "data",
  "/user/downloadData": "data",
  "/user/deleteAccount": "data",
  "/user/getLoginMethod": "data",
  "/user/getSignUpMethod": "data",
  "/user/getCaptcha": "data",
  "/user/getWSUP": "data",
  "/user/getWLGP": "data",
  "/user/forgotPassword/getCode": "data",
  "/user/forgotPassword/validate": "data",
  "/user/forgotPassword/changePassword": "data",
  "/user/signup": "data",
  "/user/login": "data",
  "/user/loginOtp": "data",
  "/user/startChatLogin": "data",
  "/user/loginLine": "data",
  "/user/loginZalo": "data",
  "/user/firebase/signup": "data",
  "/user/firebase/login": "data",
  "/user/firebase/forgotPassword/validate": "data",
  "/user/firebase/forgotPassword/changePassword": "data",
  "/banner/list": "data",
  "/focusPicture/findPicture": "data",
  "/ad/getAdvertisement": "data",
  "/ad/updateAdUserViewed": "data",
  "/newsLetter/subscribe": "data",
  "/newsLetter/confirm": "data",
  "/newsLetter/unsubscribe": "data",
  "/content/list": "data",
  "/content/article": "data",
  "/ip": "countryCode",
  "/news/addComment": "data",
  "/news/likeComment": "data",
  "/news/deleteComment": "data",
  "/news/reportComment": "data",
};
