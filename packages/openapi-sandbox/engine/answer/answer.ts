import type {Json} from '@openapi-portal/openapi-model/inputs';

/** What is answered, before it is written as a `Response`. */
export interface SandboxAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nothing where the answer has no body. */
  readonly body?: Json;
  /** Of the body; by default the first of the contract that the request accepts. */
  readonly mediaType?: string;
}
