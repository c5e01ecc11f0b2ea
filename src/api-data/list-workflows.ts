import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** Where the workflows of the APIs are, relative to the site. */
export const WORKFLOWS_DIR = 'openapi/workflows';

const ENDING = '.arazzo.yaml';

/** The file with a workflow for each problem type, whose last step provokes it. */
export const PROBLEMS = `problems${ENDING}`;

/** What is read of an Arazzo document before it is held against a contract. */
export interface ArazzoDocument {
  readonly info?: {readonly title?: string};
  readonly sourceDescriptions?: readonly {readonly url?: string}[];
  readonly workflows?: readonly {readonly workflowId?: string}[];
}

/** The names of all files with workflows. */
export const listWorkflowFiles = (siteDir: string): readonly string[] =>
  fs
    .readdirSync(path.join(siteDir, WORKFLOWS_DIR))
    .filter((name) => name.endsWith(ENDING))
    .sort();

/**
 * The ids of workflows, without a look at the contract.
 *
 * @param siteDir absolute path of the site
 * @param names those of the files
 */
export const listWorkflowIds = (
  siteDir: string,
  names: readonly string[] = listWorkflowFiles(siteDir),
): readonly string[] =>
  names.flatMap((name) => {
    const source = fs.readFileSync(path.join(siteDir, WORKFLOWS_DIR, name), 'utf8');
    const {workflows = []} = parse(source) as ArazzoDocument;
    return workflows.map(({workflowId = ''}) => workflowId);
  });
