import type {Json, Schema} from '@openapi-portal/schema-validation';

export type {Json, Schema, SchemaObject} from '@openapi-portal/schema-validation';

/** The console model of an operation. The build writes it to a file, and the console fetches it when it opens. */
export interface ConsoleModel {
  /** Unique name of the API. The console remembers server and credentials per API. */
  readonly api: string;
  readonly title: string;
  /** In upper case. */
  readonly method: string;
  /** Template such as `/users/{user_id}`. */
  readonly path: string;
  readonly servers: readonly Server[];
  /** Alternatives, each with the schemes that are required together. An alternative without schemes is public. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** Media types of all responses. */
  readonly accept: readonly string[];
  /** Media types of successful responses in the order of the contract; absent if these responses have no content. */
  readonly answers?: readonly string[];
  /** Headers of a successful response that later requests need, such as `ETag`. Samples print them. */
  readonly answerHeaders?: readonly string[];
  /** True if readers can download the contract's TypeScript types. */
  readonly hasTypes?: true;
  /** Summary of the operation that reads the same path. Its response has the `ETag` for `If-Match`. */
  readonly tagFrom?: string;
  /** Targets of `#/$defs/<name>` in all schemas of the model. */
  readonly $defs: Readonly<Record<string, Schema>>;
  /** URL of a problem type's description. `{slug}` is replaced by the last segment of the problem's `type`. */
  readonly problemHref?: string;
  /** Slugs of the problem types that have a description. If absent, every slug is assumed to have one. */
  readonly problemSlugs?: readonly string[];
  readonly following?: readonly FollowingOperation[];
}

/** An operation of the same API whose parameters can be filled from a response. */
export interface FollowingOperation {
  readonly title: string;
  readonly href: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  /** Runtime expressions by location and name of the parameter: `{'path user_id': '$response.body#/id'}`. */
  readonly values: Readonly<Record<string, string>>;
  /** Pointer to the array in the response whose items the expressions refer to; `''` for the body. */
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
  /** Plain text, with code in backticks. */
  readonly description?: string;
  readonly schema: Schema;
  /** True if the contract has a pattern that could block the browser. `schema` is without the pattern. */
  readonly hasUncheckedPattern?: true;
  readonly examples: readonly Example[];
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved?: boolean;
  readonly isDeprecated?: true;
  /** True for a header with `x-idempotency-key: true`. Each new request gets a UUID, which only its retries repeat. */
  readonly isIdempotencyKey?: true;
  /** True if the value seems to be a secret. It is stored, sent and hidden like a credential. Never true in a path. */
  readonly isSecret?: true;
  /** Media type of the value if the contract uses `content`. JSON is sent as JSON, any other type as text. */
  readonly mediaType?: string;
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
  readonly hasUncheckedPattern?: true;
  readonly examples: readonly Example[];
  /** Encodings of a form's fields by name, except those that follow from the value. */
  readonly fields?: Readonly<Record<string, FieldEncoding>>;
}

export interface FieldEncoding {
  /** True for a file, and for a list of files. */
  readonly isFile?: true;
  readonly isList?: true;
  /** Media type of the field's part. If the contract allows several, the first. */
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
}

export interface Sample {
  /** Unique among the samples of a request. The contract's own samples can be in any language. */
  readonly language: string;
  readonly label: string;
  /** The shortest program, or the contract's own sample. */
  readonly code: string;
  /** The program with a timeout and error handling. Absent for the contract's own samples. */
  readonly full?: string;
}

export interface SampleGroup {
  /** Unique among the groups of an operation. */
  readonly id: string;
  /** Name of the example in the contract; any text if the request has no example. */
  readonly example: string;
  /** Media type of the request body. */
  readonly mediaType?: string;
  readonly title: string;
  /** Empty if the request differs from an earlier one only in the value of its body. */
  readonly samples: readonly Sample[];
  /** True if the samples read the body from a file, so that they do not show the example. */
  readonly readsFile?: true;
}
