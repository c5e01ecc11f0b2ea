import {writeJson} from '@openapi-portal/reports/json';
import {formatMethod, type Operation, toOperationKey} from '@openapi-portal/openapi-model';

/** Impacts of changes, gravest first. */
export const IMPACTS = ['breaking', 'compatible', 'wording'] as const;

/**
 * What a change does to a client that was written before it: it may fail, it goes on and could do
 * more, or it notices nothing.
 */
export type Impact = (typeof IMPACTS)[number];

/** Sorts changes, gravest first. */
export const byImpact = (a: {readonly impact: Impact}, b: {readonly impact: Impact}): number =>
  IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact);

/** Where in an operation something stands. */
export interface Location {
  /** In words: `request field`. */
  readonly label: string;
  /** `security_contact.email`; absent for what has no name. */
  readonly name?: string;
  /** The variant or media type that it belongs to, where there are several. */
  readonly variant?: string;
  /** Anchors on the operation's page, of which the first that is there is meant. */
  readonly anchors: readonly string[];
  /** The operations that show it, where the change is not one of a single operation. */
  readonly shownBy?: readonly Shown[];
}

/** An operation, and anchors on its page. */
export interface Shown {
  readonly operation: string;
  readonly anchors: readonly string[];
}

/** One difference between two contracts. */
export interface Change {
  readonly impact: Impact;
  /** The `toOperationKey` of the operation; absent if the change concerns the whole API. */
  readonly operation?: string;
  /** Method and path of that operation, as they are displayed: `POST /users/{id}`. */
  readonly address?: string;
  /** Empty where the change concerns the operation, or the API, as a whole. */
  readonly locations: readonly Location[];
  /** What happened to it, as the end of a sentence without a full stop; code in backticks. */
  readonly text: string;
  /** JSON Pointer (RFC 6901) as a fragment. */
  readonly pointer: string;
  /** Whether the pointer leads into the older contract, because the newer has nothing there. */
  readonly isGone: boolean;
}

/** A contract as it was published. */
export interface Release {
  readonly version: string;
  /** `2026-11-21`. */
  readonly date: string;
  /** One or two sentences of plain text. */
  readonly summary: string;
  /** An OpenAPI 3.1 document. */
  readonly document: unknown;
  /** What it changed against the release before; every operation is new in the first. */
  readonly changes: readonly Change[];
}

/** A change at one location. */
export type Finding = Omit<Change, 'operation' | 'address' | 'locations'> & {
  readonly location?: Location;
};

/** What a comparison finds, one after the other. */
export type Findings = Iterable<Finding>;

/** Several findings of one cause, a shared schema for example, are one change at several locations. */
export function mergeFindings(findings: Findings, operation?: Operation): readonly Change[] {
  const concerned = operation && {
    operation: toOperationKey(operation),
    address: `${formatMethod(operation.method)} ${operation.path}`,
  };
  const merged = new Map<string, Change & {locations: Location[]}>();
  for (const {location, ...finding} of findings) {
    const key = `${finding.impact} ${finding.pointer} ${finding.text}`;
    const locations = merged.get(key)?.locations ?? [];
    if (location !== undefined) locations.push(location);
    merged.set(key, {...finding, locations, ...concerned});
  }
  return [...merged.values()];
}

/** A value as code in a text. */
export const formatCode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : writeJson(value);
  return text.includes('`') ? text : `\`${text}\``;
};

/** Values as code, separated by commas. */
export const formatCodes = (values: readonly unknown[]): string =>
  values.map(formatCode).join(', ');

/** What is said of something that the older contract does not have. */
export const IS_NEW = 'is new';

/** Returns true for the text of an addition. */
export const isAddition = (text: string): boolean =>
  text.endsWith(IS_NEW) || text.startsWith(`${IS_NEW} `) || /^ha(s|ve) the new /.test(text);

/** Separator between the locations of a change and its text. */
export function toSeparator({length}: readonly unknown[]): string {
  if (length === 0) return '';
  return length === 1 ? ' ' : ': ';
}
