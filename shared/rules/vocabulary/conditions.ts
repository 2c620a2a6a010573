/** Expressions and conditions as plain data: they can be stored, shown and edited, and are read by total functions. */
import type { FactId, Group, Role, Scalar, ValueName } from './names.ts';
import type { SettingId } from './settings.ts';

/** A value computed from facts; a part that is not known yet makes the whole unknown. */
export type Expr =
  | number
  | { readonly op: 'get'; readonly name: ValueName }
  /** The value of a per-player fact for the player of the row. */
  | { readonly op: 'ofEach'; readonly fact: FactId }
  | { readonly op: 'valueOf'; readonly map: FactId; readonly player: Role }
  | { readonly op: 'sum'; readonly map: FactId }
  | { readonly op: 'add' | 'subtract' | 'multiply' | 'min'; readonly args: readonly Expr[] }
  /** Values of a map in ascending order, joined by commas: `9,10,10`. */
  | { readonly op: 'sorted'; readonly map: FactId }
  | { readonly op: 'playerWith'; readonly map: FactId; readonly value: Scalar }
  | { readonly op: 'playersOtherThan'; readonly map: FactId; readonly value: Scalar }
  | { readonly op: 'count' | 'countOther'; readonly map: FactId; readonly value: Scalar }
  /** The defender beside the one named. */
  | { readonly op: 'otherDefender'; readonly of: Role }
  /** `count` players clockwise after the one named. */
  | { readonly op: 'seatsAfter'; readonly of: Role; readonly count: Expr }
  /** Tricks lacking: level − tricks, on misère the tricks taken, 0 when nobody whists. */
  | { readonly op: 'undertricks'; readonly tricks: Expr; readonly whisters: Expr }
  /** The most a contract, or the last bid, can lack: its level, 10 on misère. */
  | { readonly op: 'maxUndertricks'; readonly of?: 'contract' | 'stoppedBid' }
  /** The opponent of the player named who sits nearest to him, clockwise: on raspasy the next who plays. */
  | { readonly op: 'nearestOpponent'; readonly of: Role };

export type Comparison = 'is' | 'isNot' | 'below' | 'atMost' | 'above' | 'atLeast';

/** What a value is compared with: a constant, or another value. */
export type Operand = Scalar | { readonly op: 'get'; readonly name: ValueName };

export type Condition =
  | { readonly kind: 'always' }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'compare'; readonly name: ValueName; readonly how: Comparison; readonly to: Operand }
  | { readonly kind: 'oneOf'; readonly name: ValueName; readonly values: readonly Scalar[] }
  /** About the player of the row. */
  | { readonly kind: 'each'; readonly fact: FactId; readonly how: Comparison; readonly to: Scalar }
  /** True for at least one player of the group. */
  | { readonly kind: 'some'; readonly group: Group; readonly of: Condition }
  | { readonly kind: 'setting'; readonly setting: SettingId; readonly is: string };
