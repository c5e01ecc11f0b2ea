import type {PageSandbox} from '@openapi-portal/openapi-console/sandbox';

/** The sandbox of an API, opened with its console: none here. A theme that has one overrides this module. */
const openSandbox = (): Promise<PageSandbox | undefined> => Promise.resolve(undefined);

export default openSandbox;
