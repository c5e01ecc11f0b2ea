import path from 'node:path';

import {ProblemsError} from 'static-pages/reports';

import {findCircularReferences} from './circular-references';
import {openApi32Types} from './open-api-32-types';

/**
 * The contract as one document: references to other files are brought in, references inside it stay.
 *
 * @param file absolute path of the contract
 * @throws ProblemsError naming the references that lead back to themselves
 */
export async function readContract(file: string): Promise<unknown> {
  const {bundle, createConfig} = await import('@redocly/openapi-core');
  const config = await createConfig({plugins: [openApi32Types]});
  const ref = path.resolve(file);
  const result = await bundle({ref, config}).catch((error: unknown) => {
    // Of these, Redocly says neither where they stand nor which they are.
    const problems = findCircularReferences(ref);
    throw problems.length === 0
      ? error
      : new ProblemsError('the contract', problems, process.cwd());
  });
  return result.bundle.parsed;
}
