import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';
import type {Json} from './literal';

export type Header = readonly [name: string, value: string];

/** One request of an operation: as the contract's example says it, or as a reader has put it in. */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** Absolute, with path parameters and query filled in and encoded; without keys that authorize it. */
  readonly url: string;
  /** Without what authorizes the request; cookies are a header. */
  readonly headers: readonly Header[];
  /** Headers that get a new UUID, kept in a variable above the call: the contract marks them with `x-idempotency-key`. */
  readonly freshHeaders?: readonly string[];
  /** Headers that take the `ETag` of a read, from the environment variable `ETAG`. */
  readonly taggedHeaders?: readonly string[];
  /** What the read is called in the contract, for a comment that says where the `ETag` comes from. */
  readonly tagFrom?: string;
  readonly body?: SampleBody;
  /** What authorizes the request, all of it together: one of the operation's security requirements. */
  readonly credentials: readonly SampleCredential[];
  readonly answer: SampleAnswer;
  /** Set where readers can take the contract's TypeScript types, and these say all of the request. */
  readonly typed?: TypedRequest;
  /** Headers of a success that the program shows. */
  readonly shownHeaders?: readonly ShownHeader[];
}

/** A value as types of a contract have it. */
export type TypedValue = string | number | boolean;

/** What the contract's TypeScript types need to know of a request. */
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
  /** `value` is JSON, in which a `bigint` is an integer of any length. */
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
  /** Text; with a type of its own where the contract's `encoding` or the kind of the value asks for one. */
  | {readonly name: string; readonly text: string; readonly contentType?: string}
  /** The content of a file of the reader's, by its name. */
  | {readonly name: string; readonly file: string; readonly contentType: string};

/** A security scheme: `SecurityRequirement` of a console's model is one. */
export type SampleCredential = Pick<SecurityRequirement, 'type' | 'httpScheme' | 'in' | 'name'>;

/** What a program does with the answer of a success. */
export type SampleAnswer =
  /** Print it: JSON is read first, where the language does that in a word. */
  | {readonly kind: 'json' | 'text'}
  /** Print the status: no success has content. */
  | {readonly kind: 'status'}
  /** Print each line as it comes, for as long as more come: `text/event-stream` and the like. */
  | {readonly kind: 'lines'}
  /** Save it under this name: PDF, pictures, whatever is not text. */
  | {readonly kind: 'file'; readonly file: string};
