import type {SandboxModel} from '../../model/model';

/** The address below which a sandbox answers: of no server, for nothing is sent. */
export const toServer = ({basePaths}: SandboxModel): string =>
  `http://localhost${basePaths[0] ?? ''}`;

/**
 * What a sandbox has to know of an API; it comes from this site or not at all.
 *
 * @param api the folder of the API's pages
 */
export async function loadModel(baseUrl: string, api: string): Promise<SandboxModel> {
  const address = `${baseUrl}api-sandbox/${api}.json`;
  const response = await fetch(address, {mode: 'same-origin', redirect: 'error'});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as SandboxModel;
}
