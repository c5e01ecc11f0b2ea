import type {Json} from './json';

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
  readonly body?: {readonly mediaType: string; readonly value: Json};
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

/** The samples of one named request example. */
export interface SampleGroup {
  /** Name of the example in the contract; any key for a request without one. */
  readonly example: string;
  /** What the request does, as its line in the list of examples. */
  readonly title: string;
  /** None where the request differs from the first in nothing but its body. */
  readonly samples: readonly Sample[];
}
