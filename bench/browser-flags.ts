import playwrightConfig from '../playwright.config';

/** Only this machine is reached, so that no third party's fonts or counters make a difference. */
const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** The flags of the browser tests, and no network. */
export const browserFlags: readonly string[] = [
  ...(playwrightConfig.use?.launchOptions?.args ?? []),
  LOCAL_ONLY,
];
