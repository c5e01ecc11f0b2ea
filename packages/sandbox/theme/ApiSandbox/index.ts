import type {PageSandbox} from 'openapi-static/console/page-sandbox';

import {createSandbox} from '../../engine';

import {loadModel} from './load-model';

/**
 * A sandbox that answers with the examples of the contract.
 *
 * @param baseUrl of the site, with a slash at its end
 */
export default async function openSandbox(api: string, baseUrl: string): Promise<PageSandbox> {
  const {fetch} = createSandbox(await loadModel(baseUrl, api));
  return {fetch, callers: []};
}
