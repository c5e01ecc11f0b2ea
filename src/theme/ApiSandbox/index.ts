import type {PageSandbox} from '@openapi-portal/openapi-console/sandbox';
import {loadModel} from '@openapi-portal/openapi-sandbox/page';
import openSandbox from '@theme-original/ApiSandbox';

import {openPageSandbox} from '../../sandbox/page-sandbox';

/** Opens the sandbox of an API. The Ciso API has its own sandbox, with stored records and business rules. */
export default async function openApiSandbox(
  api: string,
  baseUrl: string,
): Promise<PageSandbox | undefined> {
  if (api !== 'Ciso-API') return openSandbox(api, baseUrl);
  return openPageSandbox(await loadModel(baseUrl, api));
}
