import type {Json} from '@openapi-portal/openapi-model/inputs';
import type {DescribedError} from '@openapi-portal/schema-validation';

export interface RefusalParts {
  /** Describes the error in a sentence. */
  readonly detail: string;
  /** The kind of problem, if several kinds have the same status. It is the name of an example in the contract. */
  readonly kind?: string;
  /** A problem type of the sandbox that the contract does not define. The response is then a plain problem document. */
  readonly own?: OwnProblem;
  /** Members of the problem document in addition to those of RFC 9457. */
  readonly members?: Readonly<Record<string, Json>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The `type` and `title` of a problem (RFC 9457, 3.1). */
export interface OwnProblem {
  readonly type: string;
  readonly title: string;
}

/** Problem types that only the sandbox has are `tag` URIs (RFC 4151), because no documentation exists for them. */
const VALIDATION_BUDGET: OwnProblem = {
  type: 'tag:sandbox.localhost,2026:validation-budget',
  title: 'Validation Takes Too Long',
};

const UNKNOWN_ANSWER: OwnProblem = {
  type: 'tag:sandbox.localhost,2026:unknown-answer',
  title: 'The Contract Has No Such Answer',
};

const ORIGIN: OwnProblem = {
  type: 'tag:sandbox.localhost,2026:origin-not-allowed',
  title: 'Pages of This Origin May Not Call',
};

export const refuseOrigin = (origin: string): Refusal =>
  new Refusal(403, {
    detail: `Pages of ${origin} may not call this sandbox. To allow them, start the sandbox with this origin.`,
    own: ORIGIN,
  });

const HOST: OwnProblem = {
  type: 'tag:sandbox.localhost,2026:host-not-served',
  title: 'No Server of This Host',
};

/** Builds the refusal of a request for another host: 421 (RFC 9110, 15.5.20). */
export const refuseHost = (host = ''): Refusal =>
  new Refusal(421, {
    detail: `This sandbox answers requests to localhost, but not to ${host === '' ? 'an empty host' : host}. To allow the host, start the sandbox with it.`,
    own: HOST,
  });

const STORAGE: OwnProblem = {
  type: 'tag:sandbox.localhost,2026:not-kept',
  title: 'The Change Is Not Kept',
};

/** Error codes of Node.js for a full disk. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT'];

/** Builds the refusal of a request whose change is not on disk: 507 (RFC 4918, 11.5) if it is full, else 500. */
export function refuseStorage(code = 'an unknown error'): Refusal {
  const reason = FULL.includes(code) ? 'its disk is full' : `writing failed with ${code}`;
  return new Refusal(FULL.includes(code) ? 507 : 500, {
    detail: `The sandbox has undone the change, because ${reason}. Fix this, then send the request again.`,
    own: STORAGE,
  });
}

/** Thrown to refuse a request. The response is a problem document (RFC 9457) of the contract. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param status 400 or higher */
  constructor(
    readonly status: number,
    readonly parts: RefusalParts,
  ) {
    super(`${status}: ${parts.detail}`);
  }
}

export const refuseCost = (subject: string, {message}: DescribedError): Refusal =>
  new Refusal(422, {detail: `${subject} ${message}.`, own: VALIDATION_BUDGET});

/**
 * Builds the refusal of a `Prefer` header with a status that the contract does not define.
 *
 * @param known the responses that the contract defines: `200`, `4XX`
 */
export const refuseUnknownStatus = (asked: number, known: readonly string[]): Refusal =>
  new Refusal(400, {
    detail: `The Prefer header asks for status ${asked}, but the operation has only ${known.join(', ')}.`,
    own: UNKNOWN_ANSWER,
  });

export interface FieldError {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** Predicate of a sentence about the field: `is required`. */
  readonly detail: string;
}

/** Maximum number of fields that a refusal lists. */
const MAX_FIELDS = 100;

const MAX_POINTER = 200;

/** Replaces a pointer that is too long with the pointer of its nearest ancestor that is short enough. */
const clipPointer = (pointer: string): string =>
  pointer.length <= MAX_POINTER ? pointer : clipPointer(pointer.slice(0, pointer.lastIndexOf('/')));

const MAX_DETAIL = 500;

function mergeFields(errors: readonly FieldError[]) {
  const details = new Map<string, string>();
  for (const {pointer, detail} of errors) {
    const known = details.get(pointer);
    const both = known === undefined ? detail : `${known}; ${detail}`;
    if (known === undefined || (both.length <= MAX_DETAIL && !known.includes(detail)))
      details.set(pointer, both);
  }
  return [...details].map(([pointer, detail]) => ({pointer, detail}));
}

/** Builds the refusal of a body. Its problem document lists the invalid fields in `errors`. */
export function refuseFields(
  status: number,
  errors: readonly FieldError[],
  parts: Omit<RefusalParts, 'detail' | 'members'> = {},
): Refusal {
  const clipped = errors.map(({pointer, detail}) => ({pointer: clipPointer(pointer), detail}));
  const named = mergeFields(clipped).slice(0, MAX_FIELDS);
  const count = named.length === 1 ? '1 field needs' : `${named.length} fields need`;
  return new Refusal(status, {...parts, detail: `${count} attention.`, members: {errors: named}});
}
