import type {SiteCopy} from '../site-copy';

/** The line in docusaurus.config.ts that precedes the entries of APIs. */
const ENTRIES = 'await pages.complete({\n';

export function addApis(
  {replace}: SiteCopy,
  entries: Readonly<Record<string, {readonly specPath: string; readonly outputDir: string}>>,
): Promise<void> {
  const lines = Object.entries(entries).map(([id, api]) => {
    const entry = {...api, sidebarOptions: {groupPathsBy: 'tag'}};
    return `    '${id}': ${JSON.stringify(entry)},\n`;
  });
  return replace('docusaurus.config.ts', ENTRIES, ENTRIES + lines.join(''));
}

export const addApi = (site: SiteCopy): Promise<void> =>
  addApis(site, {
    booking: {specPath: 'tests/contracts/booking.yaml', outputDir: 'docs-api/Booking-API'},
  });
