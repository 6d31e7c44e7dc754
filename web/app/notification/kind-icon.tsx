import type { AlertKind } from "@scoreline/domain/notify/kinds";
import type { ComponentType } from "react";
import {
  BasketballIcon,
  CalendarIcon,
  CardIcon,
  ChatIcon,
  ClockIcon,
  FootballIcon,
  HeartIcon,
  NewsIcon,
  ShirtIcon,
  TrophyIcon,
  WhistleIcon,
} from "#ui/icons.tsx";

const icons: Record<AlertKind, ComponentType> = {
  lineUps: ShirtIcon,
  start: ClockIcon,
  goal: FootballIcon,
  redCard: CardIcon,
  penaltyMissed: FootballIcon,
  halfTime: WhistleIcon,
  end: WhistleIcon,
  extraTime: ClockIcon,
  shootOut: FootballIcon,
  quarter: WhistleIcon,
  closeFinish: BasketballIcon,
  overtime: ClockIcon,
  trouble: CalendarIcon,
  news: NewsIcon,
  reply: ChatIcon,
  likes: HeartIcon,
  contest: TrophyIcon,
  contestResult: TrophyIcon,
};

/** The picture of what somebody can be told of. */
export function KindIcon({ kind }: { kind: AlertKind }) {
  const Picture = icons[kind];
  return <Picture />;
}
