import type {PageSandbox} from '@openapi-portal/openapi-console/sandbox';

/** The sandbox of an API, opened with its console: there is none. A theme that has some takes its place. */
const openSandbox = (): Promise<PageSandbox | undefined> => Promise.resolve(undefined);

export default openSandbox;
