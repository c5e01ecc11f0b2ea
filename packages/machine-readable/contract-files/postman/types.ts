/** The parts of the Postman collection format v2.1.0 that this package uses, see https://schema.postman.com/. */
export interface Collection {
  readonly info: {
    readonly name: string;
    readonly schema: string;
    readonly version?: string;
    readonly description?: string;
  };
  readonly auth?: Auth;
  readonly item: readonly Folder[];
  readonly variable: readonly KeyValue[];
}

export interface Folder {
  readonly name: string;
  readonly description?: string;
  readonly item: readonly Item[];
}

export interface Event {
  readonly listen: 'test';
  readonly script: {readonly type: 'text/javascript'; readonly exec: readonly string[]};
}

export interface Item {
  readonly name: string;
  readonly event?: readonly Event[];
  /** Makes Postman send the body of a GET request. */
  readonly protocolProfileBehavior?: {readonly disableBodyPruning: true};
  readonly request: Request;
  readonly response: readonly Response[];
}

export interface KeyValue {
  readonly key: string;
  /** Null for a query parameter without `=`. */
  readonly value: string | null;
  readonly description?: string;
  readonly disabled?: true;
}

export interface Request {
  readonly method: string;
  readonly header: readonly KeyValue[];
  readonly url: Url;
  readonly body?: Body;
  readonly auth?: Auth;
  readonly description?: string;
}

export interface Url {
  readonly raw: string;
  readonly host: readonly string[];
  readonly path: readonly string[];
  readonly query: readonly KeyValue[];
  /** Values of the segments in `path` that start with a colon. */
  readonly variable: readonly KeyValue[];
}

export interface FormRow {
  readonly key: string;
  readonly value?: string;
  readonly type?: 'file';
  readonly src?: readonly string[];
  readonly contentType?: string;
}

export type Body =
  | {
      readonly mode: 'raw';
      readonly raw: string;
      readonly options: {readonly raw: {readonly language: 'json' | 'text'}};
    }
  | {readonly mode: 'urlencoded'; readonly urlencoded: readonly KeyValue[]}
  | {readonly mode: 'formdata'; readonly formdata: readonly FormRow[]}
  | {readonly mode: 'file'};

/** The settings are in a property named after the type. */
export type Auth =
  | {readonly type: 'noauth'}
  | Readonly<Record<string, string | readonly KeyValue[]>>;

export interface Response {
  readonly name: string;
  readonly originalRequest: Request;
  readonly code?: number;
  readonly status?: string;
  readonly header: readonly KeyValue[];
  readonly body?: string;
  readonly _postman_previewlanguage?: 'json' | 'text';
}
