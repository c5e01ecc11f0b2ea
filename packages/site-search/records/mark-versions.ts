import {findOlderVersion, type OlderVersion} from '@openapi-portal/static-pages/built-pages';

import type {PageRecords} from './record';

/**
 * Pages with those of older versions of the docs marked: they have an index of their own, as older lines of an API's
 * releases do, and the way to each names its version first.
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
