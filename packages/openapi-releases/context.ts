import {toAnchorSegment} from 'openapi-static/reference/anchors';
import type {Cursor} from 'openapi-static/contract/cursor';
import type {Finding, Impact, Location} from './change';

/**
 * What a change does to the values that are allowed. Fewer break clients that send them, and more
 * those that receive them: they may get one that they do not know.
 */
export type Effect = Impact | 'narrowed' | 'widened';

interface Facts {
  /** Which way a value travels: to the API, or from it. */
  readonly direction: 'request' | 'response';
  /** What stands here without a name: `request body`; empty for an operation, or the API, itself. */
  readonly label: string;
  /** What a named value is called here: `request field`. */
  readonly fieldLabel: string;
  /** Path of the field; empty at the whole value. */
  readonly name: string;
  /** The variant or media type that it belongs to, where there are several. */
  readonly variant?: string;
  /** The anchor without variants, which a field has that only one of them has, and with them. */
  readonly anchor: string;
  readonly qualifiedAnchor: string;
  /** Pairs of schemas around this one, which may contain themselves. */
  readonly around: ReadonlySet<string>;
}

/** Where the comparison of two values has arrived. */
export class Context {
  private constructor(private readonly facts: Facts) {}

  /** The context of a value as a whole, whose fields are called otherwise. */
  static of(
    direction: Facts['direction'],
    label: string,
    anchor: string,
    fieldLabel = label,
  ): Context {
    const anchors = {anchor, qualifiedAnchor: anchor};
    return new Context({direction, label, fieldLabel, name: '', ...anchors, around: new Set()});
  }

  get isRequest(): boolean {
    return this.facts.direction === 'request';
  }

  /** The context of a field inside. */
  field(field: string): Context {
    const {name, anchor, qualifiedAnchor} = this.facts;
    const segment = toAnchorSegment(field);
    return new Context({
      ...this.facts,
      name: name === '' ? field : `${name}.${field}`,
      anchor: `${anchor}.${segment}`,
      qualifiedAnchor: `${qualifiedAnchor}.${segment}`,
    });
  }

  /** The context of a variant: its fields have the same names, and maybe anchors of their own. */
  variant(variant: string): Context {
    const qualifiedAnchor = `${this.facts.qualifiedAnchor}.${toAnchorSegment(variant)}`;
    return new Context({...this.facts, variant, qualifiedAnchor});
  }

  /** The context inside of a pair of schemas; `undefined` where that is the one they stand in. */
  enter(pair: string): Context | undefined {
    const {around} = this.facts;
    return around.has(pair)
      ? undefined
      : new Context({...this.facts, around: new Set([...around, pair])});
  }

  /** Something that the newer contract says otherwise, or first. */
  found(effect: Effect, text: string, {pointer}: Pick<Cursor, 'pointer'>): Finding {
    return {impact: this.toImpact(effect), text, pointer, isGone: false, ...this.locate()};
  }

  /** Something of the older contract that the newer does not have. */
  lost(effect: Effect, text: string, {pointer}: Pick<Cursor, 'pointer'>): Finding {
    return {impact: this.toImpact(effect), text, pointer, isGone: true, ...this.locate([])};
  }

  private toImpact(effect: Effect): Impact {
    if (effect === 'narrowed') return this.isRequest ? 'breaking' : 'compatible';
    if (effect === 'widened') return this.isRequest ? 'compatible' : 'breaking';
    return effect;
  }

  private locate(anchors?: readonly string[]): {readonly location?: Location} {
    const {label, fieldLabel, name, variant, anchor, qualifiedAnchor} = this.facts;
    if (label === '') return {};
    return {
      location: {
        label: name === '' ? label : fieldLabel,
        ...(name !== '' && {name}),
        ...(variant !== undefined && {variant}),
        anchors: anchors ?? [...new Set([qualifiedAnchor, anchor])],
      },
    };
  }
}

/** An operation, or the whole API. */
export const WHOLE = Context.of('request', '', '');
