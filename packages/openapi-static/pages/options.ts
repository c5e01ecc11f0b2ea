import type {Api} from '../../../config/apis';

/** Options of the plugin, which is used once per API. */
export interface Options {
  /** The id of the API, which is that of its docs instance. */
  readonly id: string;
  readonly api: Api;
}
