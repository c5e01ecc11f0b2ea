import type {PageSandbox} from '@openapi-portal/openapi-console/sandbox';

import {createSandbox} from '../../engine';

import {loadModel, toServer} from './load-model';

/**
 * A sandbox that answers with the examples of the contract.
 *
 * @param api the folder of the API's pages
 * @param baseUrl of the site, with a slash at its end
 */
export default async function openSandbox(api: string, baseUrl: string): Promise<PageSandbox> {
  const model = await loadModel(baseUrl, api);
  const {fetch} = createSandbox(model, {withoutCookies: true});
  return {server: toServer(model), fetch, callers: []};
}
