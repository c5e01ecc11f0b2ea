import path from 'node:path';

import type {Options} from '@docusaurus/plugin-content-docs';
import {listVersions} from '@openapi-portal/markdown-source';

const siteDir = path.join(__dirname, '..');

/** The versions of the docs that `docs:version` made, without the current one. */
export const versions = listVersions(siteDir);

const hasVersions = versions.length > 0;

/**
 * Options of the docs instance for versions: readers start with the current pages, which describe the same
 * contract as the API guides. Empty if there is only one version, because options are part of every page's
 * script.
 */
export const docsVersions: Pick<Options, 'lastVersion' | 'versions'> = hasVersions
  ? {lastVersion: 'current', versions: {current: {label: 'Current'}}}
  : {};

/** The navbar's switch of versions. */
export const versionItems = hasVersions
  ? [{type: 'docsVersionDropdown', position: 'right' as const}]
  : [];
