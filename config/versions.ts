import path from 'node:path';

import type {Options} from '@docusaurus/plugin-content-docs';
import {listVersions} from '@openapi-portal/markdown-source';

const siteDir = path.join(__dirname, '..');

/** The versions of the docs that `docs:version` made, besides that which is being worked on. */
export const versions = listVersions(siteDir);

const hasVersions = versions.length > 0;

/**
 * What the docs instance is told of its versions: readers come first to the pages that are being worked on, which speak of the
 * same contract as the guides of the API. Nothing where there is one version: options travel in the script of every page.
 */
export const docsVersions: Pick<Options, 'lastVersion' | 'versions'> = hasVersions
  ? {lastVersion: 'current', versions: {current: {label: 'Current'}}}
  : {};

/** The navbar's switch of versions. */
export const versionItems = hasVersions
  ? [{type: 'docsVersionDropdown', position: 'right' as const}]
  : [];
