import {ProblemsError} from '@openapi-portal/reports';

import {bundleContract} from '../reading/bundle-contract';
import type {ReadOptions} from '../reading/options';

/**
 * The contract as one document: references to other files are brought in, references inside it stay.
 *
 * @param file absolute path of the contract
 * @param options what the site lets its contracts reach: `Api.reading`
 * @param siteDir absolute path
 * @throws ProblemsError naming what cannot be read, references that may not be followed, and those that lead back to
 *   themselves
 */
export async function readContract(
  file: string,
  options?: ReadOptions,
  siteDir = process.cwd(),
): Promise<unknown> {
  const {document, problems} = await bundleContract(file, options, siteDir);
  if (problems.length > 0) throw new ProblemsError('the contract', problems, siteDir);
  return document;
}
