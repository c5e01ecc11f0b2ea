import type {StaticPagesOptions} from '@openapi-portal/static-pages';

import {stylesheets} from './stylesheets';
import {listTranslations} from './translations';
import {listUnusedClasses} from './unused-styles';

/** Builds the options of `static-pages`: folders of pages that are only rendered during the build, and their styles. */
export const buildStaticPages = (
  apis: Parameters<typeof listUnusedClasses>[0],
): {readonly staticPages: StaticPagesOptions} => ({
  staticPages: {
    contentDirs: ['docs', 'docs-api', 'blog', ...Object.values(listTranslations())],
    serverStyles: ['src/components/PageList/styles.module.css'],
    unusedClasses: listUnusedClasses(apis),
    stylesheets,
  },
});
