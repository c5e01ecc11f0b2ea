import playwrightConfig from '../playwright.config';

/** Blocks other hosts, so that third-party fonts or counters do not affect the results. */
const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** The flags of the browser tests, and no network. */
export const browserFlags: readonly string[] = [
  ...(playwrightConfig.use?.launchOptions?.args ?? []),
  LOCAL_ONLY,
];
