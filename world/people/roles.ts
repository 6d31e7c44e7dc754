import type { Sport } from "@scoreline/domain/sport";
import type { Position, Role } from "#people/person.ts";

export const positionOf: Record<Role, Position> = {
  goalkeeper: "goalkeeper",
  "left-back": "defender",
  "centre-back": "defender",
  "right-back": "defender",
  "defensive-midfield": "midfielder",
  "central-midfield": "midfielder",
  "attacking-midfield": "midfielder",
  "left-winger": "forward",
  "right-winger": "forward",
  striker: "forward",
  "point-guard": "guard",
  "shooting-guard": "guard",
  "small-forward": "forward",
  "power-forward": "forward",
  center: "center",
};

export const roles = Object.keys(positionOf) as Role[];

/** The places of a squad, by position; within one, the order in which it is filled. */
export type Template = ReadonlyMap<Position, readonly Role[]>;

const defenders: readonly Role[] = [
  "centre-back",
  "left-back",
  "right-back",
  "centre-back",
  "centre-back",
  "left-back",
  "right-back",
  "centre-back",
  "centre-back",
];
const midfielders: readonly Role[] = [
  "central-midfield",
  "defensive-midfield",
  "attacking-midfield",
  "central-midfield",
  "defensive-midfield",
  "attacking-midfield",
  "central-midfield",
  "defensive-midfield",
  "attacking-midfield",
];
const forwards: readonly Role[] = ["striker", "left-winger", "right-winger", "striker", "right-winger", "left-winger"];
const guards: readonly Role[] = [
  "point-guard",
  "shooting-guard",
  "point-guard",
  "shooting-guard",
  "shooting-guard",
  "point-guard",
];
const wings: readonly Role[] = [
  "small-forward",
  "power-forward",
  "small-forward",
  "power-forward",
  "small-forward",
  "power-forward",
];

function footballTemplate(back: number, middle: number, front: number): Template {
  return new Map<Position, readonly Role[]>([
    ["goalkeeper", ["goalkeeper", "goalkeeper", "goalkeeper"]],
    ["defender", defenders.slice(0, back)],
    ["midfielder", midfielders.slice(0, middle)],
    ["forward", forwards.slice(0, front)],
  ]);
}

function basketballTemplate(small: number, middle: number, big: number): Template {
  return new Map<Position, readonly Role[]>([
    ["guard", guards.slice(0, small)],
    ["forward", wings.slice(0, middle)],
    ["center", new Array<Role>(big).fill("center")],
  ]);
}

/** Squads of 25 to 27 footballers or 13 to 15 basketball players. */
export const squadTemplates: Record<Sport, readonly Template[]> = {
  football: [
    footballTemplate(8, 8, 6),
    footballTemplate(8, 9, 5),
    footballTemplate(9, 8, 5),
    footballTemplate(9, 8, 6),
    footballTemplate(8, 9, 6),
    footballTemplate(9, 9, 5),
    footballTemplate(9, 9, 6),
  ],
  basketball: [
    basketballTemplate(5, 5, 3),
    basketballTemplate(6, 5, 3),
    basketballTemplate(5, 6, 3),
    basketballTemplate(6, 6, 3),
  ],
};

/** Sides that are called up or derived. */
export const selectionTemplate: Record<Sport, Template> = {
  football: footballTemplate(8, 8, 6),
  basketball: basketballTemplate(5, 4, 3),
};
export const derivedTemplate: Record<Sport, Template> = {
  football: footballTemplate(8, 8, 5),
  basketball: basketballTemplate(5, 5, 3),
};

export function rolesOf(template: Template): Role[] {
  return [...template.values()].flat();
}
