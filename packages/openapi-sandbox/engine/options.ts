import type {DescribedError} from '@openapi-portal/schema-validation';
import type {Json} from '@openapi-portal/openapi-model/inputs';

import type {ResponseData} from './answer/response-data';
import type {SandboxOperation} from '../model/model';
import type {FieldError, Refusal} from './refusal';
import type {Caller, Identify} from './request/check-credentials';
import type {ParameterValues} from './request/read-parameters';

/** A request that satisfies the contract. */
export interface Call {
  readonly operation: SandboxOperation;
  readonly caller: Caller;
  readonly parameters: ParameterValues;
  /** The body as JSON; undefined if the request has no body. */
  readonly body: Json | undefined;
  /** Path of the request, including the server's base path. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A request whose caller is authenticated but lacks scopes. */
export interface UnauthorizedCall extends Pick<Call, 'operation' | 'caller'> {
  /** Path parameters by name, still percent-encoded. */
  readonly pathValues: Readonly<Record<string, string>>;
}

/** The implementation of an operation. Each function may throw a `Refusal`. */
export interface Handler {
  /** Checks the record and its version before the body is read, as RFC 9110, 13.2.1 requires. */
  readonly check?: (call: Omit<Call, 'body'>) => void;
  /**
   * Finds violations that schemas cannot express, to report them together with violations of the schema. It is called
   * only if there are such violations, with a body that lacks the invalid fields.
   */
  readonly findErrors?: (call: Call) => readonly FieldError[];
  /** Builds the refusal of a caller who lacks scopes. The default names those of the first requirement. */
  readonly refuseScopes?: (call: UnauthorizedCall) => Refusal | undefined;
  /** The `detail` of the 404 problem if a value in the path is invalid. */
  readonly nowhere?: string;
  readonly answer: (call: Call) => ResponseData;
}

export interface SandboxOptions {
  /** Handlers by operation id; other operations return an example. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly identify?: Identify;
  /** The realm of challenges (RFC 9110, 11.5). */
  readonly realm?: string;
  /** Throws a `Refusal` to refuse a request before its parameters and body are read, for example to limit the rate. */
  readonly admit?: (caller: Caller, now: number) => void;
  /** Returns headers to add to every response. */
  readonly listHeaders?: (
    caller: Caller | undefined,
    now: number,
    requestId: string,
  ) => Readonly<Record<string, string>>;
  /** Replaces the message of a schema violation. */
  readonly describe?: (error: DescribedError, operation: SandboxOperation) => string;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
  /** True if requests cannot have cookies, as in a page. Required cookies then count as present. */
  readonly withoutCookies?: boolean;
  /** Called for each response that violates the contract because of a bug in a handler or in an example. */
  readonly report?: (message: string) => void;
}
