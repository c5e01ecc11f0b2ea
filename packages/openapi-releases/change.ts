import {writeJson} from '@openapi-portal/reports/json';
import {formatMethod, type Operation, toOperationKey} from '@openapi-portal/openapi-model';

/** Impacts of changes, gravest first. */
export const IMPACTS = ['breaking', 'compatible', 'wording'] as const;

/**
 * The effect of a change on an existing client: it may fail, it keeps working and may do more, or it notices
 * nothing.
 */
export type Impact = (typeof IMPACTS)[number];

/** Sorts changes, gravest first. */
export const byImpact = (a: {readonly impact: Impact}, b: {readonly impact: Impact}): number =>
  IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact);

/** A location in an operation. */
export interface Location {
  /** The kind of element, in words: `request field`. */
  readonly label: string;
  /** `security_contact.email`; absent for what has no name. */
  readonly name?: string;
  /** Its variant or media type, if there are several. */
  readonly variant?: string;
  /** Candidate anchors on the operation's page; the first that exists is used. */
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
  /** The change, as the end of a sentence without a full stop; code in backticks. */
  readonly text: string;
  /** JSON Pointer (RFC 6901) as a fragment. */
  readonly pointer: string;
  /** True if the pointer refers to the older contract, because the element was removed. */
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
  /** Changes since the previous release; in the first release every operation is new. */
  readonly changes: readonly Change[];
}

/** A change at one location. */
export type Finding = Omit<Change, 'operation' | 'address' | 'locations'> & {
  readonly location?: Location;
};

/** The findings of a comparison. */
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

/** The text for an element that the older contract does not have. */
export const IS_NEW = 'is new';

/** Returns true for the text of an addition. */
export const isAddition = (text: string): boolean =>
  text.endsWith(IS_NEW) || text.startsWith(`${IS_NEW} `) || /^ha(s|ve) the new /.test(text);

/** Separator between the locations of a change and its text. */
export function toSeparator({length}: readonly unknown[]): string {
  if (length === 0) return '';
  return length === 1 ? ' ' : ': ';
}
