import type {SiteCopy} from '../site-copy';

/** The text before the API entries in docusaurus.config.ts. */
const ENTRIES = 'await pages.complete({\n';

/** Adds APIs to a copy of the site, by an entry each, as a site's own team would. */
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

/** Adds a second API. */
export const addApi = (site: SiteCopy): Promise<void> =>
  addApis(site, {
    booking: {specPath: 'tests/contracts/booking.yaml', outputDir: 'docs-api/Booking-API'},
  });
