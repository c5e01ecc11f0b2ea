import {readJson} from '@openapi-portal/reports/json';
import type {PageSandbox} from '@openapi-portal/openapi-console/sandbox';

import {createSandbox} from '../../engine';
import type {SandboxModel} from '../../model/model';

/** Returns the base URL of a sandbox. Its host is arbitrary, because nothing is sent. */
export const toServer = ({basePaths}: SandboxModel): string =>
  `http://localhost${basePaths[0] ?? ''}`;

/**
 * Fetches the sandbox model of an API, which must be from the origin of this site.
 *
 * @param api the folder of the API's pages
 */
export async function loadModel(baseUrl: string, api: string): Promise<SandboxModel> {
  const address = `${baseUrl}api-sandbox/${api}.json`;
  const response = await fetch(address, {mode: 'same-origin', redirect: 'error'});
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return readJson(await response.text()) as unknown as SandboxModel;
}

/**
 * Opens a sandbox that answers with the examples of the contract.
 *
 * @param api the folder of the API's pages
 */
export default async function openSandbox(api: string, baseUrl: string): Promise<PageSandbox> {
  const model = await loadModel(baseUrl, api);
  const {fetch} = createSandbox(model, {withoutCookies: true});
  return {server: toServer(model), fetch, callers: []};
}
