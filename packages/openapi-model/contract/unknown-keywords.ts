import {type ReadOptions, toLimits} from '../reading/options';
import {createResolver} from '../reading/resolver';

import type {Omission} from './omissions';
import {openApi32Types} from './open-api-32-types';

/**
 * Keywords of a contract that its version of OpenAPI does not have, for which pages have no place.
 *
 * @param published the contract as one document
 * @param contract absolute path
 */
export async function findUnknownKeywords(
  published: unknown,
  contract: string,
  reading?: ReadOptions,
  siteDir?: string,
): Promise<readonly Omission[]> {
  const redocly = await import('@redocly/openapi-core');
  const {createConfig, lintDocument, Source} = redocly;
  const config = await createConfig({plugins: [openApi32Types], rules: {struct: 'warn'}});
  const limits = toLimits(contract, reading, siteDir);
  const externalRefResolver = createResolver(redocly, contract, limits);
  const document = {source: new Source(contract, ''), parsed: published};
  const findings = await lintDocument({document, config, externalRefResolver});
  const pointers = findings
    .filter(({message}) => /^Property `.*` is not expected here/s.test(message))
    .flatMap(({location}) => location[0]?.pointer ?? []);
  return pointers.length === 0 ? [] : [{what: 'keywords that OpenAPI does not know', pointers}];
}
