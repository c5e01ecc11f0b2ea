import path from 'node:path';

import type {Options} from '@docusaurus/plugin-content-docs';
import {listVersions} from '@openapi-portal/markdown-source';

const siteDir = path.join(__dirname, '..');

/** Earlier versions of the docs, created by `docs:version`. */
export const versions = listVersions(siteDir);

const hasVersions = versions.length > 0;

/**
 * Docs plugin options for versions. The default version is the current one, because it describes the same contract
 * as the API guides. Without earlier versions, no options are set, to keep them out of the main bundle.
 */
export const docsVersions: Pick<Options, 'lastVersion' | 'versions'> = hasVersions
  ? {lastVersion: 'current', versions: {current: {label: 'Current'}}}
  : {};

export const versionItems = hasVersions
  ? [{type: 'docsVersionDropdown', position: 'right' as const}]
  : [];
