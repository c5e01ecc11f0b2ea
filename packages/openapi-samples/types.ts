import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';
import type {Json} from './literal';

export type Header = readonly [name: string, value: string];

/** A request of an operation, with the contract's example or the reader's input. */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** Absolute, with path parameters and query filled in and encoded; without keys that authorize it. */
  readonly url: string;
  /** Without credentials; cookies are a header. */
  readonly headers: readonly Header[];
  /** Headers that get a new UUID, kept in a variable above the call: the contract marks them with `x-idempotency-key`. */
  readonly freshHeaders?: readonly string[];
  /** Headers with the `ETag` of a read, from the environment variable `ETAG`. */
  readonly taggedHeaders?: readonly string[];
  /** Title of the read operation, for a comment about the origin of the `ETag`. */
  readonly tagFrom?: string;
  readonly body?: SampleBody;
  /** Credentials that are sent together: one of the operation's security requirements. */
  readonly credentials: readonly SampleCredential[];
  readonly answer: SampleAnswer;
  /** Present if readers can download the contract's TypeScript types, and they cover the request. */
  readonly typed?: TypedRequest;
  /** Headers of a success that the program shows. */
  readonly shownHeaders?: readonly ShownHeader[];
}

/** A value as types of a contract have it. */
export type TypedValue = string | number | boolean;

/** The data of a request that a client with the contract's types needs. */
export interface TypedRequest {
  /** The template of the path, `/users/{user_id}`. */
  readonly path: string;
  /** Address without a slash at its end. */
  readonly server: string;
  readonly pathParameters: Readonly<Record<string, TypedValue>>;
  readonly query: Readonly<Record<string, TypedValue>>;
  /** Names of the headers that are parameters in the contract. */
  readonly headers: readonly string[];
}

/** The version of a record, and where a new one is: with these a program goes on. */
export const SHOWN_HEADERS = ['ETag', 'Location'] as const;

export type ShownHeader = (typeof SHOWN_HEADERS)[number];

export type SampleBody =
  /** JSON, in which a `bigint` is an integer of any length. */
  | {readonly kind: 'json'; readonly mediaType: string; readonly value: Json}
  /** XML, CSV and any other text. */
  | {readonly kind: 'text'; readonly mediaType: string; readonly text: string}
  /** `application/x-www-form-urlencoded`: names may repeat; nothing is encoded yet. */
  | {readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly FormField[]}
  /** Parts with a boundary that the program chooses; `multipart/form-data` unless another `mediaType` is given. */
  | {
      readonly kind: 'multipart';
      readonly parts: readonly SamplePart[];
      /** `multipart/mixed`, `multipart/related`: these parts have no names (RFC 2046, 5.1). */
      readonly mediaType?: string;
    }
  /** The content of a file of the reader's, by its name. */
  | {readonly kind: 'file'; readonly mediaType: string; readonly file: string};

export type FormField = readonly [name: string, value: string];

/** A part of a multipart body; its name is sent in `multipart/form-data` only. */
export type SamplePart =
  /** Text, with its own type if the contract's `encoding` or the value's type requires one. */
  | {readonly name: string; readonly text: string; readonly contentType?: string}
  /** The content of a file of the reader's, by its name. */
  | {readonly name: string; readonly file: string; readonly contentType: string};

/** A security scheme: `SecurityRequirement` of a console's model is one. */
export type SampleCredential = Pick<SecurityRequirement, 'type' | 'httpScheme' | 'in' | 'name'>;

/** How a program handles a successful response. */
export type SampleAnswer =
  /** Print it; JSON is parsed first if the language does that concisely. */
  | {readonly kind: 'json' | 'text'}
  /** Print the status: no success has content. */
  | {readonly kind: 'status'}
  /** Print each line as it arrives: `text/event-stream` and the like. */
  | {readonly kind: 'lines'}
  /** Save it under this name: PDF, pictures, whatever is not text. */
  | {readonly kind: 'file'; readonly file: string};
