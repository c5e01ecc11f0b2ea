import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {toPagesFolder} from '@openapi-portal/openapi-model/files';
import {type KnownApi, readNames} from '@openapi-portal/api-names';
import {readWorkflows} from '@openapi-portal/openapi-sandbox/read-workflows';
import type {Workflow} from '@openapi-portal/openapi-sandbox/workflows';
import {findLocation, type Problem, ProblemsError} from '@openapi-portal/reports';

import {type ArazzoDocument, listWorkflowFiles, WORKFLOWS_DIR} from './list-workflows';

/** A workflow, and the API whose operations it calls. */
export interface ApiWorkflow extends Workflow {
  /** The folder of the API's pages, by which its sandbox is found. */
  readonly api: string;
}

/** The API whose contract an Arazzo document names first. */
function findApi(source: string, file: string, apis: readonly KnownApi[]): KnownApi | undefined {
  const {sourceDescriptions = []} = parse(source) as ArazzoDocument;
  const contract = path.resolve(path.dirname(file), sourceDescriptions[0]?.url ?? '');
  return apis.find((api) => path.resolve(api.contract) === contract);
}

function readFile(file: string, apis: readonly KnownApi[]) {
  const source = fs.readFileSync(file, 'utf8');
  const api = findApi(source, file, apis);
  if (api === undefined) {
    const message = 'The first source of these workflows is the contract of no API of the site';
    const fix = `write one of ${apis.map(({contract}) => path.basename(contract)).join(', ')}`;
    const place = findLocation(source, '#/sourceDescriptions/0/url');
    return {workflows: [], problems: [{file, ...place, message, fix}]};
  }
  const operations = api.operations.map(({id, title, method, path: template, href}) => ({
    id,
    title,
    method: method.toUpperCase(),
    path: template,
    href,
  }));
  const {workflows, problems} = readWorkflows(source, file, operations);
  return {
    workflows: workflows.map((workflow) => ({...workflow, api: toPagesFolder(api)})),
    problems,
  };
}

/**
 * The workflows of all APIs by their ids, as the pages of the APIs were last generated.
 *
 * @param siteDir absolute path of the site
 * @throws ProblemsError naming everything that a page cannot show or run
 */
export function readApiWorkflows(siteDir: string): Readonly<Record<string, ApiWorkflow>> {
  const apis = readNames(siteDir);
  const files = listWorkflowFiles(siteDir).map((name) =>
    readFile(path.join(siteDir, WORKFLOWS_DIR, name), apis),
  );
  const problems: readonly Problem[] = files.flatMap((file) => file.problems);
  if (problems.length > 0) throw new ProblemsError('the workflows', problems, siteDir);
  const workflows: readonly ApiWorkflow[] = files.flatMap((file) => file.workflows);
  return Object.fromEntries(workflows.map((workflow) => [workflow.id, workflow]));
}
