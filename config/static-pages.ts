import type {StaticPagesOptions} from '@openapi-portal/static-pages';

import {stylesheets} from './stylesheets';
import {listTranslations} from './translations';
import {unusedClasses} from './unused-styles';

/** What is rendered at build alone, and the styles of it. */
export const staticPages: StaticPagesOptions = {
  contentDirs: ['docs', 'docs-api', 'blog', ...Object.values(listTranslations())],
  serverStyles: ['src/components/PageList/styles.module.css'],
  unusedClasses,
  stylesheets,
};
