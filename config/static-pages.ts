import type {StaticPagesOptions} from '@openapi-portal/static-pages';

import {stylesheets} from './stylesheets';
import {listTranslations} from './translations';
import {unusedClasses} from './unused-styles';

/** Options of `static-pages`: folders of pages that are only rendered during the build, and their styles. */
export const staticPages: StaticPagesOptions = {
  contentDirs: ['docs', 'docs-api', 'blog', ...Object.values(listTranslations())],
  serverStyles: ['src/components/PageList/styles.module.css'],
  unusedClasses,
  stylesheets,
};
