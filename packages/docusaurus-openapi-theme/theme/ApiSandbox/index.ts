import type {PageSandbox} from '@openapi-portal/openapi-console/sandbox';

/** Returns the sandbox of an API when its console opens. This default has none; a theme with a sandbox overrides it. */
const openSandbox = (): Promise<PageSandbox | undefined> => Promise.resolve(undefined);

export default openSandbox;
