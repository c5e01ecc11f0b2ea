import {type AnchorBase, qualify, toAnchorSegment, toBase} from '@openapi-portal/openapi-reference';
import {BUDGET, type Cursor, spend} from '@openapi-portal/openapi-model';
import type {Finding, Impact} from './change';

/**
 * The effect of a change on the allowed values. Fewer values break clients that send them, more values break
 * clients that receive them.
 */
export type Effect = Impact | 'narrowed' | 'widened';

interface Facts {
  /** The direction of the message. */
  readonly direction: 'request' | 'response';
  /** Name of this place for an unnamed value: `request body`; empty for an operation, or the API. */
  readonly label: string;
  /** Name of this place for a named value: `request field`. */
  readonly fieldLabel: string;
  /** Path of the field; empty at the whole value. */
  readonly name: string;
  /** Its variant or media type, if there are several. */
  readonly variant?: string;
  /** Its anchors on the operation's page. */
  readonly base: AnchorBase;
  /** Pairs of schemas around this one, which may contain themselves. */
  readonly around: ReadonlySet<string>;
  /** Pointers to the schemas around this one in the older and the newer contract, the outermost first. */
  readonly scopes: Scopes;
  /** The pairs of schemas that may still be compared for one value, which all of its parts share. */
  readonly pairs?: {left: number};
}

type Scopes = readonly [older: readonly string[], newer: readonly string[]];

/** The position of a comparison. */
export class Context {
  private constructor(private readonly facts: Facts) {}

  /** The context of a value as a whole, whose fields are called otherwise. */
  static of(
    direction: Facts['direction'],
    label: string,
    anchor: string,
    fieldLabel = label,
  ): Context {
    const base = toBase(anchor);
    return new Context({
      direction,
      label,
      fieldLabel,
      name: '',
      base,
      around: new Set(),
      scopes: [[], []],
    });
  }

  get isRequest(): boolean {
    return this.facts.direction === 'request';
  }

  /** Counts a pair of schemas for its value and for the newer contract, and returns how many were left before it. */
  takePair({root}: Cursor): number {
    const {pairs = {left: BUDGET.pairs}} = this.facts;
    if (spend(root, 'pairs', 1) < 0) pairs.left = Math.min(pairs.left, 0);
    pairs.left -= 1;
    return pairs.left + 1;
  }

  get scopes(): Scopes {
    return this.facts.scopes;
  }

  /** The context of a field inside. */
  field(field: string): Context {
    const {name, base} = this.facts;
    const plain = `${base.plain}.${toAnchorSegment(field)}`;
    const {qualified} = qualify(base, field);
    return this.with({name: name === '' ? field : `${name}.${field}`, base: {plain, qualified}});
  }

  /** The context of a variant: its fields have the same names, and maybe anchors of their own. */
  variant(variant: string): Context {
    return this.with({variant, base: qualify(this.facts.base, variant)});
  }

  /** Returns the context inside a pair of schemas; undefined if the pair is being compared already. */
  enter(pair: string, scopes: Scopes): Context | undefined {
    const {around, pairs = {left: BUDGET.pairs}} = this.facts;
    if (around.has(pair)) return undefined;
    return this.with({around: new Set([...around, pair]), scopes, pairs});
  }

  /** Records a difference in the newer contract. */
  found(effect: Effect, text: string, {pointer}: Pick<Cursor, 'pointer'>): Finding {
    const {label, fieldLabel, name, variant, base} = this.facts;
    const finding = {impact: this.toImpact(effect), text, pointer, isGone: false};
    if (label === '') return finding;
    const words = name === '' ? {label} : {label: fieldLabel, name};
    const anchors = [...new Set([base.qualified, base.plain])];
    return {...finding, location: {...words, ...(variant !== undefined && {variant}), anchors}};
  }

  /** Something of the older contract that the newer does not have. */
  lost(effect: Effect, text: string, at: Pick<Cursor, 'pointer'>): Finding {
    const {location, ...finding} = this.found(effect, text, at);
    return {...finding, isGone: true, ...(location && {location: {...location, anchors: []}})};
  }

  private with(facts: Partial<Facts>): Context {
    return new Context({...this.facts, ...facts});
  }

  private toImpact(effect: Effect): Impact {
    if (effect === 'narrowed') return this.isRequest ? 'breaking' : 'compatible';
    if (effect === 'widened') return this.isRequest ? 'compatible' : 'breaking';
    return effect;
  }
}

/** An operation, or the whole API. */
export const WHOLE = Context.of('request', '', '');
