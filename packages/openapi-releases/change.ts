import {writeJson} from '@openapi-portal/reports/json';
import {formatMethod, type Operation, toOperationKey} from '@openapi-portal/openapi-model';

/** Effects of changes on clients, most severe first. */
export const IMPACTS = ['breaking', 'compatible', 'wording'] as const;

/** The effect of a change on an existing client: the client may fail, keeps working, or cannot notice the change. */
export type Impact = (typeof IMPACTS)[number];

/** Compares changes for sorting, most severe first. */
export const compareByImpact = (
  a: {readonly impact: Impact},
  b: {readonly impact: Impact},
): number => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact);

export interface Location {
  /** Kind of element in words, such as `request field`. */
  readonly label: string;
  /** Path of a field, such as `security_contact.email`. Absent for elements without a name. */
  readonly name?: string;
  /** Variant or media type that contains the element, if there are several. */
  readonly variant?: string;
  /** Candidate anchors on the operation's page; the first that exists is used. */
  readonly anchors: readonly string[];
  /** Operations that show the element, if the change does not belong to a single operation. */
  readonly shownBy?: readonly OperationAnchors[];
}

export interface OperationAnchors {
  readonly operation: string;
  readonly anchors: readonly string[];
}

export interface Change {
  readonly impact: Impact;
  /** Result of `toOperationKey`. Absent if the change affects the whole API. */
  readonly operation?: string;
  /** Method and path of the operation for display, such as `POST /users/{id}`. */
  readonly address?: string;
  /** Empty if the operation or the API changed as a whole. */
  readonly locations: readonly Location[];
  /** The change as the end of a sentence, without a full stop. Code is in backticks. */
  readonly text: string;
  /** JSON Pointer (RFC 6901) as a fragment. */
  readonly pointer: string;
  /** True if the pointer refers to the older contract, because the element was removed. */
  readonly isGone: boolean;
}

/** A released contract. */
export interface Release {
  readonly version: string;
  /** Such as `2026-11-21`. */
  readonly date: string;
  /** One or two sentences of plain text. */
  readonly summary: string;
  /** An OpenAPI 3.1 document. */
  readonly document: unknown;
  /** Changes since the previous release. In the first release, every operation is new. */
  readonly changes: readonly Change[];
}

export type Finding = Omit<Change, 'operation' | 'address' | 'locations'> & {
  readonly location?: Location;
};

export type Findings = Iterable<Finding>;

/** Merges findings with the same cause, such as a shared schema, into one change with several locations. */
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

/** Formats a value as code in backticks. */
export const formatCode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : writeJson(value);
  return text.includes('`') ? text : `\`${text}\``;
};

export const formatCodes = (values: readonly unknown[]): string =>
  values.map(formatCode).join(', ');

/** Text for an element that only the newer contract has. */
export const IS_NEW = 'is new';

export const isAddition = (text: string): boolean =>
  text.endsWith(IS_NEW) || text.startsWith(`${IS_NEW} `) || /^ha(s|ve) the new /.test(text);

export function toSeparator({length}: readonly unknown[]): string {
  if (length === 0) return '';
  return length === 1 ? ' ' : ': ';
}
