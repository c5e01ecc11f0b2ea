import playwrightConfig from '../playwright.config';

/** Blocks all other hosts, because third-party fonts or trackers would affect the results. */
const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

export const browserFlags: readonly string[] = [
  ...(playwrightConfig.use?.launchOptions?.args ?? []),
  LOCAL_ONLY,
];
