import type {DescribedError} from '@openapi-portal/schema-validation';
import type {Json} from '@openapi-portal/openapi-model/inputs';

import type {SandboxAnswer} from './answer/answer';
import type {SandboxOperation} from '../model/model';
import type {FieldError, Refusal} from './refusal';
import type {Caller, Identify} from './request/check-credentials';
import type {ParameterValues} from './request/read-parameters';

/** A request that the contract allows. */
export interface Call {
  readonly operation: SandboxOperation;
  readonly caller: Caller;
  readonly parameters: ParameterValues;
  /** The body as JSON; undefined without one. */
  readonly body: Json | undefined;
  /** Path of the request, including the server's. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A request whose caller is known and may not send it. */
export interface UnauthorizedCall extends Pick<Call, 'operation' | 'caller'> {
  /** Parameters of the path by name, still encoded. */
  readonly pathValues: Readonly<Record<string, string>>;
}

/** The implementation of an operation. Each function may throw a `Refusal`. */
export interface Handler {
  /** Asks for the record and its version, which decide before the body does (RFC 9110, 13.2.1). */
  readonly check?: (call: Omit<Call, 'body'>) => void;
  /**
   * Finds violations that schemas cannot express; they are reported together with those of the schema. It is
   * called without invalid fields, and told of them.
   */
  readonly findErrors?: (call: Call) => readonly FieldError[];
  /**
   * Builds the refusal of a caller who lacks scopes; undefined for the default, which names the first
   * alternative.
   */
  readonly refuseScopes?: (call: UnauthorizedCall) => Refusal | undefined;
  /** The detail of a 404 if a value in the path is malformed. */
  readonly nowhere?: string;
  readonly answer: (call: Call) => SandboxAnswer;
}

export interface SandboxOptions {
  /** Handlers by operation id; other operations return an example. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly identify?: Identify;
  /** The realm of challenges (RFC 9110, 11.5). */
  readonly realm?: string;
  /** Refuses a call before its parameters and body are read, such as one too many. */
  readonly admit?: (caller: Caller, now: number) => void;
  /** Returns headers of every response. Those of a problem name the request by the UUID in its `instance`. */
  readonly listHeaders?: (
    caller: Caller | undefined,
    now: number,
    requestId: string,
  ) => Readonly<Record<string, string>>;
  /** Describes an error of a field in other words. */
  readonly describe?: (error: DescribedError, operation: SandboxOperation) => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** True if requests have no cookies, as from a page: required cookies are then assumed to be present. */
  readonly withoutCookies?: boolean;
  /** Called for each response that violates the contract: a bug of a handler, or of an example. */
  readonly report?: (message: string) => void;
}
