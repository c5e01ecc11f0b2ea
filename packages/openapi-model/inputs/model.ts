import type {Json, Schema} from '@openapi-portal/schema-validation';

export type {Json, Schema, SchemaObject} from '@openapi-portal/schema-validation';

/** The console model of an operation: written during the build, fetched when the console opens. */
export interface ConsoleModel {
  /** A name of the API that no other has: server and credentials are remembered per API. */
  readonly api: string;
  readonly title: string;
  /** In capitals. */
  readonly method: string;
  /** Template such as `/users/{user_id}`. */
  readonly path: string;
  readonly servers: readonly Server[];
  /** Each alternative lists schemes that are needed together; an empty list requires none. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** Media types that the responses have. */
  readonly accept: readonly string[];
  /** Media types of successful responses, the usual one first; absent without content. */
  readonly answers?: readonly string[];
  /** Headers of a success with which a program goes on, as samples name them: `ETag`, `Location`. */
  readonly answerHeaders?: readonly string[];
  /** True if readers can download the contract's TypeScript types. */
  readonly hasTypes?: true;
  /** Summary of the operation that reads the same path, whose `ETag` is needed for `If-Match`. */
  readonly tagFrom?: string;
  /** Targets of `#/$defs/<name>` in all schemas of the model. */
  readonly $defs: Readonly<Record<string, Schema>>;
  /** URL of the description of a problem type; `{slug}` is replaced by the last segment of its `type`. */
  readonly problemHref?: string;
  /** The slugs that are described there; where absent, any is taken to be. */
  readonly problemSlugs?: readonly string[];
  /** Operations that can follow, with values from the response. */
  readonly following?: readonly FollowingOperation[];
}

/** An operation of the same API that takes values from a response. */
export interface FollowingOperation {
  readonly title: string;
  /** URL of its page. */
  readonly href: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** Runtime expressions of OpenAPI by the key of the parameter: `path user_id` is `$response.body#/id`. */
  readonly values: Readonly<Record<string, string>>;
  /** Pointer to the array of records in the response, whose items the expressions refer to: `/items`, or empty. */
  readonly list?: string;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, ServerVariable>>;
}

export interface ServerVariable {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

export interface SecurityRequirement {
  /** Its name in the contract. */
  readonly scheme: string;
  readonly type: 'oauth2' | 'openIdConnect' | 'http' | 'apiKey' | 'mutualTLS';
  /** For `http`, in lower case: `bearer`, `basic` or another. */
  readonly httpScheme?: string;
  /** For `apiKey`. */
  readonly in?: 'header' | 'query' | 'cookie';
  /** For `apiKey`: the name of the header, query parameter or cookie. */
  readonly name?: string;
  readonly scopes: readonly string[];
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export type ParameterStyle =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie';

export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  /** Plain text, code between backticks. */
  readonly description?: string;
  readonly schema: Schema;
  /** The contract has a pattern for it that no browser should check: the schema is without it. */
  readonly hasUncheckedPattern?: true;
  readonly examples: readonly Example[];
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved?: boolean;
  readonly isDeprecated?: true;
  /** A header with `x-idempotency-key: true`: a new UUID for each request, which only its repetition has again. */
  readonly isIdempotencyKey?: true;
  /** Its value is taken for a secret: kept, sent and hidden as credentials are. Never a part of the path. */
  readonly isSecret?: true;
  /** Set where the contract describes the value by media type: it is then sent as JSON, or as text of another type. */
  readonly mediaType?: string;
  /** Its value is the whole query string, without a name. */
  readonly isQueryString?: true;
}

export interface Example {
  readonly name: string;
  readonly summary?: string;
  readonly value: Json;
}

export interface RequestBody {
  readonly required: boolean;
  readonly description?: string;
  readonly mediaTypes: readonly MediaType[];
}

export interface MediaType {
  readonly mediaType: string;
  readonly schema: Schema;
  /** As in a parameter. */
  readonly hasUncheckedPattern?: true;
  readonly examples: readonly Example[];
  /** For a form: encodings by field, unless they follow from the values. */
  readonly fields?: Readonly<Record<string, FieldEncoding>>;
}

/** The encoding of a form's field, from its schema and Encoding Object. */
export interface FieldEncoding {
  /** The content of a file, or of several where the value is a list. */
  readonly isFile?: true;
  /** True if it may be repeated. */
  readonly isList?: true;
  /** Type of its part; of several that the contract allows, the first. */
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
}
