import path from 'node:path';

import {openApi32Types} from './open-api-32-types';

/**
 * The contract as one document: references to other files are brought in, references inside it stay.
 *
 * @param file absolute path of the contract
 */
export async function readContract(file: string): Promise<unknown> {
  const {bundle, createConfig} = await import('@redocly/openapi-core');
  const config = await createConfig({plugins: [openApi32Types]});
  const result = await bundle({ref: path.resolve(file), config});
  return result.bundle.parsed;
}
