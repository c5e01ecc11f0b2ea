import fs from 'node:fs';
import path from 'node:path';

import type {Api} from '@openapi-portal/openapi-model';
import {writeIfChanged} from '@openapi-portal/openapi-model/files';
import {STATIC_DIR} from '@openapi-portal/static-pages';
import {parseDocument} from 'yaml';

import {listWorkflowFiles, parseArazzo, WORKFLOWS_DIR} from './list-workflows';

type PublishedApi = Pick<Api, 'route' | 'contract'>;

interface WorkflowFile {
  readonly title: string;
  /** Path of the published file next to the contract, relative to the site's root. */
  readonly href: string;
  readonly source: string;
}

/** Reads the workflow files whose first source is the contract of an API. */
function readFiles(siteDir: string, {route, contract}: PublishedApi): readonly WorkflowFile[] {
  return listWorkflowFiles(siteDir).flatMap((name) => {
    const source = fs.readFileSync(path.join(siteDir, WORKFLOWS_DIR, name), 'utf8');
    const document = parseArazzo(source);
    if (path.posix.join(WORKFLOWS_DIR, document.contract) !== contract) return [];
    return {title: `${document.title || name} (Arazzo)`, href: `${route}/${name}`, source};
  });
}

/** Lists the workflow files of an API that readers can download, for `createApiPages`. */
export const listWorkflowDownloads = (siteDir: string, api: PublishedApi) =>
  readFiles(siteDir, api).map(({title, href}) => ({title, href}));

/** Publishes the workflow files of an API next to its contract, with the published contract as their source. */
export async function publishWorkflows(siteDir: string, api: PublishedApi): Promise<void> {
  for (const {href, source} of readFiles(siteDir, api)) {
    const document = parseDocument(source);
    document.setIn(['sourceDescriptions', 0, 'url'], './openapi.yaml');
    await writeIfChanged(path.join(siteDir, STATIC_DIR, href), document.toString({lineWidth: 0}));
  }
}
