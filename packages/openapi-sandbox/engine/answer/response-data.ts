import type {Json} from '@openapi-portal/openapi-model/inputs';

/** The data from which `toResponse` creates a `Response`. */
export interface ResponseData {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Media type of the body. By default, it is the contract's media type that matches `Accept` best. */
  readonly mediaType?: string;
}
