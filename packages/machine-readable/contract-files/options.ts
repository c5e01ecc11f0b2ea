import type {Api} from 'openapi-static/api';

export interface Options {
  /** In their order: `/openapi.yaml` is the contract of the first. */
  readonly apis: readonly Api[];
}
