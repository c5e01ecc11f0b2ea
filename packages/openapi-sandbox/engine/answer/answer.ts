import type {Json} from '@openapi-portal/openapi-model/inputs';

/** A response before it becomes a `Response`. */
export interface SandboxAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined without a body. */
  readonly body?: Json;
  /** Media type of the body; by default the first of the contract that the request accepts. */
  readonly mediaType?: string;
}
