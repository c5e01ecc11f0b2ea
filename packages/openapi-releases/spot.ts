import {type AnchorBase, qualify, toAnchorSegment, toBase} from 'openapi-static/reference/anchors';
import type {Cursor} from 'openapi-static/contract/cursor';
import type {Finding, Impact, Place} from './change';

/** Which way a value travels: to the API, or from it. */
export type Direction = 'request' | 'response';

/** Where the comparison of two values has arrived. */
export interface Spot {
  readonly direction: Direction;
  /** What a named value is called here: `request field`. */
  readonly fieldLabel: string;
  /** What stands here without a name: `request body`. */
  readonly label: string;
  /** Path of the field; empty at the whole value. */
  readonly name: string;
  /** The variant or media type that it belongs to, where there are several. */
  readonly variant?: string;
  readonly base: AnchorBase;
  /** Pairs of schemas around this one, which may contain themselves. */
  readonly around: ReadonlySet<string>;
}

export const toSpot = (
  direction: Direction,
  {
    label,
    fieldLabel,
    anchor,
    name = '',
  }: {
    readonly label: string;
    readonly fieldLabel: string;
    readonly anchor: string;
    readonly name?: string;
  },
): Spot => ({direction, label, fieldLabel, name, base: toBase(anchor), around: new Set()});

const appendSegment = ({plain, qualified}: AnchorBase, name: string): AnchorBase => {
  const segment = toAnchorSegment(name);
  return {plain: `${plain}.${segment}`, qualified: `${qualified}.${segment}`};
};

/** The spot of a field inside. */
export const toFieldSpot = (spot: Spot, name: string): Spot => ({
  ...spot,
  name: spot.name === '' ? name : `${spot.name}.${name}`,
  base: appendSegment(spot.base, name),
});

/** The spot of a variant: its fields have the same names, and maybe anchors of their own. */
export const toVariantSpot = (spot: Spot, name: string): Spot => ({
  ...spot,
  variant: name,
  base: qualify(spot.base, name),
});

/** The anchor of a field that only one variant has is the plain one. */
export const toPlace = ({label, fieldLabel, name, variant, base}: Spot): Place => ({
  label: name === '' ? label : fieldLabel,
  ...(name !== '' && {name}),
  ...(variant !== undefined && {variant}),
  anchors: [...new Set([base.qualified, base.plain])],
});

/** Something that the newer contract says otherwise, or first. */
export const toFinding = (impact: Impact, text: string, at: Cursor, spot: Spot): Finding => ({
  impact,
  text,
  pointer: at.pointer,
  isGone: false,
  place: toPlace(spot),
});

/** Something of the older contract that the newer does not have. */
export const toLoss = (impact: Impact, text: string, was: Cursor, spot: Spot): Finding => ({
  impact,
  text,
  pointer: was.pointer,
  isGone: true,
  place: {...toPlace(spot), anchors: []},
});

/**
 * The impact where fewer values are allowed than before: clients may send some that are refused now,
 * and receive only some of those they know.
 */
export const toNarrowedImpact = ({direction}: Spot): Impact =>
  direction === 'request' ? 'breaking' : 'compatible';

/** The impact where more values are allowed than before: clients may receive some they do not know. */
export const toWidenedImpact = ({direction}: Spot): Impact =>
  direction === 'request' ? 'compatible' : 'breaking';
