import {findOlderVersion, type OlderVersion} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from './record';

/**
 * Marks the pages of older versions of the docs: like older minor versions of an API they have an index of their
 * own, and their breadcrumbs start with the version.
 */
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
