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
  /** The body as JSON; nothing where there is none. */
  readonly body: Json | undefined;
  /** Path of the request, with that of the server. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A request whose caller is known and may not send it. */
export interface UnauthorizedCall extends Pick<Call, 'operation' | 'caller'> {
  /** Parameters of the path by name, still encoded. */
  readonly pathValues: Readonly<Record<string, string>>;
}

/** What an operation does. Each may throw a `Refusal`. */
export interface Handler {
  /** Asks for the record and its version, which decide before the body does (RFC 9110, 13.2.1). */
  readonly check?: (call: Omit<Call, 'body'>) => void;
  /**
   * What a body breaks besides its schema, said together with what it breaks of that: asked of a body with some fields
   * that the contract does not allow, and told of the others.
   */
  readonly findErrors?: (call: Call) => readonly FieldError[];
  /** The refusal of a caller who holds no alternative of the scopes; nothing for that which names the first. */
  readonly refuseScopes?: (call: UnauthorizedCall) => Refusal | undefined;
  /** What is said where the path names nothing, because a value in it has another form. */
  readonly nowhere?: string;
  readonly answer: (call: Call) => SandboxAnswer;
}

export interface SandboxOptions {
  /** What an operation does, by its id; one without is answered by an example. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly identify?: Identify;
  /** The realm of challenges (RFC 9110, 11.5). */
  readonly realm?: string;
  /** Refuses a call before its parameters and body are read, such as one too many. */
  readonly admit?: (caller: Caller, now: number) => void;
  /** Headers of every answer; those of a problem name the request by the UUID of its `instance`. */
  readonly listHeaders?: (
    caller: Caller | undefined,
    now: number,
    requestId: string,
  ) => Readonly<Record<string, string>>;
  /** What is wrong with a field, in words of one's own. */
  readonly describe?: (error: DescribedError, operation: SandboxOperation) => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether requests carry no cookies, as those of a page do not: what is asked of cookies is taken for given. */
  readonly withoutCookies?: boolean;
  /** Told of each answer that is not what the contract says: a bug of a handler, or of an example. */
  readonly report?: (message: string) => void;
}
