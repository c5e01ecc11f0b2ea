export type Header = readonly [name: string, value: string];

/** One request of an operation, as the contract's example says it. */
export interface SampleRequest {
  /** In upper case. */
  readonly method: string;
  /** Absolute, with path parameters and query filled in and encoded. */
  readonly url: string;
  /** Without `Authorization`. */
  readonly headers: readonly Header[];
  /** A JSON value, in which a `bigint` is an integer of any length; text for other media types. */
  readonly body?: {readonly mediaType: string; readonly value: unknown};
  /** Whether to send `Authorization: Bearer` with the environment variable `TOKEN`. */
  readonly bearerToken: boolean;
}

export type SampleLanguage =
  'curl' | 'javascript' | 'typescript' | 'python' | 'go' | 'java' | 'csharp' | 'php' | 'powershell';

export interface Sample {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly code: string;
}
