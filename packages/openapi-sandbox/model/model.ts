import type {
  FieldEncoding,
  Json,
  Parameter,
  Schema,
  SecurityRequirement,
} from '@openapi-portal/openapi-model/inputs';

/** The parts of a contract that a sandbox needs, as JSON. The model is built with the site, or when a server starts. */
export interface SandboxModel {
  /** Paths of the servers without a trailing slash: `/v1`, or empty for the root. */
  readonly basePaths: readonly string[];
  readonly operations: readonly SandboxOperation[];
  /** The distinct responses of all operations, which refer to them by index. */
  readonly responses: readonly SandboxResponse[];
  /** Targets of `#/$defs/<name>` in request schemas. */
  readonly requestDefs: Definitions;
  /** Targets of `#/$defs/<name>` in response schemas. In these, read-only properties can be required. */
  readonly responseDefs: Definitions;
}

export type Definitions = Readonly<Record<string, Schema>>;

export interface SandboxOperation {
  /** The `operationId`; if absent, the method and path. */
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** Path template such as `/users/{user_id}`. */
  readonly path: string;
  /** Paths of the servers of the operation or path item, in addition to those of the contract. */
  readonly basePaths?: readonly string[];
  readonly parameters: readonly SandboxParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    /** Schemas by media type, in the order of the contract. */
    readonly content: Readonly<Record<string, Schema>>;
    /** Encodings of form fields, unless they have the default encoding. */
    readonly fields?: Readonly<Record<string, FieldEncoding>>;
  };
  /** Alternative requirements. Anyone may call the operation if the list, or one alternative, is empty. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Rules of the contract's `x-access`: each scope with the user types that can have it. */
  readonly access: readonly SandboxAccess[];
  /** Indexes in `SandboxModel.responses`, by `200`, `4XX` or `default`. */
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
  /** Omitted if false. */
  readonly required?: boolean;
  readonly schema: Schema;
  /** Omitted if false, as in most contracts. */
  readonly explode?: boolean;
  /** The serialised example. */
  readonly example: string;
  readonly shortened?: string;
}

export interface SandboxContent {
  readonly schema: Schema;
  /** Examples in the contract by name, or one sample of the schema. */
  readonly examples: Readonly<Record<string, Json>>;
  /** Why the sample is smaller than the schema requires; undefined if it is not. */
  readonly shortened?: string;
}
