import {findOlderVersion, type OlderVersion} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from './record';

/** Assigns the pages of older docs versions to an index per version, and adds the version to their breadcrumbs. */
export const markVersions = (
  pages: readonly PageRecords[],
  versions: readonly OlderVersion[],
): readonly PageRecords[] =>
  pages.map((page) => {
    const version = findOlderVersion(page.path, versions);
    if (version === undefined) return page;
    const {label, path} = version;
    return {...page, way: [label, ...page.way], api: `${path}/`, line: label, isProse: true};
  });
