import type {PageSandbox} from '../../console/page-sandbox';

/** The sandbox of an API, opened with its console: nothing where the site has none. */
export default function openSandbox(_api: string, _baseUrl: string): Promise<PageSandbox | undefined> {
  return Promise.resolve(undefined);
}
