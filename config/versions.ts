import path from 'node:path';

import type {Options} from '@docusaurus/plugin-content-docs';
import {listVersions} from '@openapi-portal/markdown-source';

const siteDir = path.join(__dirname, '..');

/** Earlier versions of the docs, created by `docs:version`. */
export const versions = listVersions(siteDir);

const hasVersions = versions.length > 0;

/** Docs plugin options: the default version is the current one, for which the API guides are written. */
export const docsVersions: Pick<Options, 'lastVersion' | 'versions'> = hasVersions
  ? {lastVersion: 'current', versions: {current: {label: 'Current'}}}
  : {};

export const versionItems = hasVersions
  ? [{type: 'docsVersionDropdown', position: 'right' as const}]
  : [];
