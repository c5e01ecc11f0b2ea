import type {Omission} from './omissions';
import {openApi32Types} from './open-api-32-types';

/**
 * Keywords of a contract that its version of OpenAPI does not have, for which pages have no place.
 *
 * @param contract absolute path
 */
export async function findUnknownKeywords(contract: string): Promise<readonly Omission[]> {
  const {createConfig, lint} = await import('@redocly/openapi-core');
  const config = await createConfig({plugins: [openApi32Types], rules: {struct: 'warn'}});
  const findings = await lint({ref: contract, config});
  const pointers = findings
    .filter(({message}) => /^Property `.*` is not expected here/s.test(message))
    .flatMap(({location}) => location[0]?.pointer ?? []);
  return pointers.length === 0 ? [] : [{what: 'keywords that OpenAPI does not know', pointers}];
}
