import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';
import type {Json} from './literal';

export type Header = readonly [name: string, value: string];

export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** Absolute URL with encoded path parameters and query, but without credentials. */
  readonly url: string;
  /** Includes cookies, but no credentials. */
  readonly headers: readonly Header[];
  /** Headers that get a new UUID, because the contract marks them with `x-idempotency-key`. */
  readonly freshHeaders?: readonly string[];
  /** Headers that send the `ETag` of an earlier read, from the environment variable `ETAG`. */
  readonly taggedHeaders?: readonly string[];
  readonly tagFrom?: string;
  readonly body?: SampleBody;
  /** Credentials that are sent together, as one security requirement of the operation demands. */
  readonly credentials: readonly SampleCredential[];
  readonly answer: SampleResponse;
  /** True for the shortest program, which has neither a timeout nor error handling and prints any response. */
  readonly isShort?: boolean;
  /** Present if readers can download TypeScript types of the contract that cover the request. */
  readonly typed?: TypedRequest;
  readonly shownHeaders?: readonly ShownHeader[];
}

export type TypedValue = string | number | boolean;

export interface TypedRequest {
  /** Path template, such as `/users/{user_id}`. */
  readonly path: string;
  /** Server URL without a trailing slash. */
  readonly server: string;
  readonly pathParameters: Readonly<Record<string, TypedValue>>;
  readonly query: Readonly<Record<string, TypedValue>>;
  /** Names of the headers that are parameters in the contract. */
  readonly headers: readonly string[];
}

export const SHOWN_HEADERS = ['ETag', 'Location'] as const;

export type ShownHeader = (typeof SHOWN_HEADERS)[number];

export type SampleBody =
  /** A `bigint` in the value is an integer of any length. */
  | {readonly kind: 'json'; readonly mediaType: string; readonly value: Json}
  /** XML, CSV and other text. */
  | {readonly kind: 'text'; readonly mediaType: string; readonly text: string}
  /** `application/x-www-form-urlencoded`. Names may repeat, and nothing is encoded yet. */
  | {readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly FormField[]}
  /** The program chooses the boundary. */
  | {
      readonly kind: 'multipart';
      readonly parts: readonly SamplePart[];
      /** A type other than `multipart/form-data`, whose parts have no names (RFC 2046, 5.1). */
      readonly mediaType?: string;
    }
  /** The content of a local file. */
  | {readonly kind: 'file'; readonly mediaType: string; readonly file: string};

export type FormField = readonly [name: string, value: string];

/** A part of a multipart body. Its name is only sent in `multipart/form-data`. */
export type SamplePart =
  /** Text, with a content type if `encoding` or the schema requires one. */
  | {readonly name: string; readonly text: string; readonly contentType?: string}
  /** The content of a local file. */
  | {readonly name: string; readonly file: string; readonly contentType: string};

export type SampleCredential = Pick<SecurityRequirement, 'type' | 'httpScheme' | 'in' | 'name'>;

export type SampleResponse =
  /** Print the body. JSON is parsed first if this is concise in the language. */
  | {readonly kind: 'json' | 'text'}
  /** Print the status, because no successful response has content. */
  | {readonly kind: 'status'}
  /** Print each line as it arrives, for streams such as `text/event-stream`. */
  | {readonly kind: 'lines'}
  /** Save the body under this name, because it is not text. */
  | {readonly kind: 'file'; readonly file: string};
