import type {SiteCopy} from '../site-copy';

/** The end of the last key of docusaurus-plugin-openapi-docs' `config`. */
const LAST_KEY = `            sidebarOptions: {groupPathsBy: 'tag', sidebarCollapsible: false},
          },
`;

/** All that a second API needs. */
const BOOKING = `          booking: {
            specPath: 'tests/contracts/booking.yaml',
            outputDir: 'docs-api/Booking-API',
            sidebarOptions: {groupPathsBy: 'tag'},
          },
`;

/** Adds a second API to a copy of the site, by one key. */
export const addApi = ({replace}: SiteCopy): Promise<void> =>
  replace('docusaurus.config.ts', LAST_KEY, `${LAST_KEY}${BOOKING}`);
