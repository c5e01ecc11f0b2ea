import type {
  FieldEncoding,
  Json,
  Parameter,
  Schema,
  SecurityRequirement,
} from '@openapi-portal/openapi-model/inputs';

/** The parts of a contract that a sandbox needs, as JSON. Built with the site, or when a server starts. */
export interface SandboxModel {
  /** Paths of the servers without a slash at the end: `/v1`, or nothing. */
  readonly basePaths: readonly string[];
  readonly operations: readonly SandboxOperation[];
  /** The answers of all operations, each once; operations name them by index. */
  readonly responses: readonly SandboxResponse[];
  /** Targets of `#/$defs/<name>` in request schemas. */
  readonly requestDefs: Definitions;
  /** The same for schemas of answers, where what is read-only may be required. */
  readonly responseDefs: Definitions;
}

export type Definitions = Readonly<Record<string, Schema>>;

export interface SandboxOperation {
  /** The `operationId`, or method and path. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Template such as `/users/{user_id}`. */
  readonly path: string;
  /** Paths of the operation's own servers, in addition to the contract's. */
  readonly basePaths?: readonly string[];
  readonly parameters: readonly SandboxParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    /** Schemas by media type, in the order of the contract. */
    readonly content: Readonly<Record<string, Schema>>;
    /** Encodings of a form's fields, unless they follow from their values. */
    readonly fields?: Readonly<Record<string, FieldEncoding>>;
  };
  /** Alternatives; none where anybody may call. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** The scopes of each user type, from the contract's `x-access`. */
  readonly access: readonly SandboxAccess[];
  /** Indexes of answers by `200`, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, number>>;
}

export type SandboxParameter = Omit<Parameter, 'description' | 'examples'>;

export interface SandboxAccess {
  readonly scope: string;
  readonly userTypes: readonly string[];
  readonly records?: string;
  readonly fields: readonly string[];
}

export interface SandboxResponse {
  readonly headers: Readonly<Record<string, SandboxHeader>>;
  /** By media type, in the order of the contract. */
  readonly content: Readonly<Record<string, SandboxContent>>;
}

export interface SandboxHeader {
  readonly required: boolean;
  readonly schema: Schema;
  readonly explode: boolean;
  /** The serialised example. */
  readonly example: string;
  readonly shortened?: string;
}

export interface SandboxContent {
  readonly schema: Schema;
  /** Examples of the contract by name, or one sample of the schema. */
  readonly examples: Readonly<Record<string, Json>>;
  /** Set if the sample is smaller than the schema asks for: the reason in words. */
  readonly shortened?: string;
}
