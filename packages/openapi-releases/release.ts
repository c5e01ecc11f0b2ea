import type {Change} from './change';

/** A contract as it was published. */
export interface Release {
  readonly version: string;
  /** `2026-11-21`. */
  readonly date: string;
  /** One or two sentences of plain text. */
  readonly summary: string;
  /** An OpenAPI 3.1 document. */
  readonly document: unknown;
  /** What it changed against the release before; every operation is new in the first. */
  readonly changes: readonly Change[];
}

/** A file that was read. */
export interface SourceFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** What stands in the folder of an API. */
export interface ReleaseSources {
  /** Absolute path of `releases.yaml`. */
  readonly indexFile: string;
  /** Its text; absent where there is no such file. */
  readonly index?: string;
  /** The contracts, by the version in their names. */
  readonly contracts: ReadonlyMap<string, SourceFile>;
}
