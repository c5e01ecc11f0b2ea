import {type AnchorBase, qualify, toAnchorSegment, toBase} from '@openapi-portal/openapi-reference';
import {BUDGET, type Cursor, countSteps} from '@openapi-portal/openapi-model';
import type {Finding, Impact, Location} from './change';

/** The effect of a change. `narrowed` allows fewer values, which breaks senders; `widened` breaks receivers. */
export type Effect = Impact | 'narrowed' | 'widened';

interface Facts {
  readonly direction: 'request' | 'response';
  /** Label of the value as a whole, such as `request body`. Empty for an operation or the API. */
  readonly label: string;
  /** Label of a field in the value, such as `request field`. */
  readonly fieldLabel: string;
  /** Path of the field. Empty for the value as a whole. */
  readonly name: string;
  /** Variant or media type that contains the field, if there are several. */
  readonly variant?: string;
  /** Prefixes of the anchors of its fields on the operation's page. */
  readonly base: AnchorBase;
  /** Pairs of schemas that are being compared, to detect recursion. */
  readonly around: ReadonlySet<string>;
  /** Pointers of the enclosing schemas in both contracts, outermost first. */
  readonly scopes: Scopes;
  /** Fields and variants between the outermost pair of schemas and this location. */
  readonly steps: readonly Step[];
  /** Number of schema pairs that may still be compared, shared by all parts of a value. */
  readonly pairs?: {left: number};
}

type Step = readonly [kind: 'field' | 'variant', name: string];

/** Steps to the location of each finding, to find its location in other values with the same schema. */
const stepsTo = new WeakMap<Finding, readonly Step[]>();

type Scopes = readonly [older: readonly string[], newer: readonly string[]];

/** The location of a comparison in an operation, which is added to findings. */
export class Context {
  private constructor(private readonly facts: Facts) {}

  /** Creates the context of a whole value. Its fields are labelled with `fieldLabel`. */
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
      steps: [],
    });
  }

  get isRequest(): boolean {
    return this.facts.direction === 'request';
  }

  /** Counts a pair of schemas and its variants against the limits. Returns how many pairs were left before. */
  countPair({root}: Cursor, variants: number): number {
    const {pairs = {left: BUDGET.pairs}} = this.facts;
    if (countSteps(root, 'pairs', 1 + variants) < 0) pairs.left = Math.min(pairs.left, 0);
    pairs.left -= 1;
    return pairs.left + 1;
  }

  /** True if the limit was exceeded, and reported, within the same value. */
  get isSpent(): boolean {
    return (this.facts.pairs?.left ?? 0) < 0;
  }

  /** True outside of any pair of schemas. */
  get isOutermost(): boolean {
    return this.facts.around.size === 0;
  }

  get scopes(): Scopes {
    return this.facts.scopes;
  }

  field(field: string): Context {
    const {name, base, steps} = this.facts;
    const plain = `${base.plain}.${toAnchorSegment(field)}`;
    const {qualified} = qualify(base, field);
    return this.with({
      name: name === '' ? field : `${name}.${field}`,
      base: {plain, qualified},
      steps: [...steps, ['field', field]],
    });
  }

  /** Returns the context of a variant. Its fields keep their names, but may have qualified anchors. */
  variant(variant: string): Context {
    const {base, steps} = this.facts;
    return this.with({
      variant,
      base: qualify(base, variant),
      steps: [...steps, ['variant', variant]],
    });
  }

  /** Returns the context inside a pair of schemas; undefined if the pair is already being compared. */
  enter(pair: string, scopes: Scopes): Context | undefined {
    const {around, pairs = {left: BUDGET.pairs}} = this.facts;
    if (around.has(pair)) return undefined;
    const steps = this.isOutermost ? [] : this.facts.steps;
    return this.with({around: new Set([...around, pair]), scopes, pairs, steps});
  }

  /** Creates a finding about an element of the newer contract. */
  createFinding(effect: Effect, text: string, {pointer}: Pick<Cursor, 'pointer'>): Finding {
    return this.locate({impact: this.toImpact(effect), text, pointer, isGone: false});
  }

  /** Creates a finding about an element that only the older contract has. */
  createRemovalFinding(effect: Effect, text: string, {pointer}: Pick<Cursor, 'pointer'>): Finding {
    return this.locate({impact: this.toImpact(effect), text, pointer, isGone: true});
  }

  /** Returns a finding in the schemas of another value as a finding in the schemas of this value. */
  move(finding: Finding): Finding {
    const steps = stepsTo.get(finding) ?? [];
    return steps
      .reduce<Context>((context, [kind, name]) => context[kind](name), this)
      .locate(finding);
  }

  private locate({location: _, ...facts}: Finding): Finding {
    const finding = {...facts, ...this.toLocation(facts)};
    stepsTo.set(finding, this.facts.steps);
    return finding;
  }

  private toLocation({isGone}: Finding): {readonly location?: Location} {
    const {label, fieldLabel, name, variant, base} = this.facts;
    if (label === '') return {};
    const words = name === '' ? {label} : {label: fieldLabel, name};
    const anchors = isGone ? [] : [...new Set([base.qualified, base.plain])];
    return {location: {...words, ...(variant !== undefined && {variant}), anchors}};
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

/** Context of an operation or the API as a whole. */
export const WHOLE = Context.of('request', '', '');
