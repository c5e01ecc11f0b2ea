import fs from 'node:fs';
import path from 'node:path';

import {toPagesFolder} from '@openapi-portal/openapi-model/files';
import {type KnownApi, readNames} from '@openapi-portal/api-names';
import {readWorkflows} from '@openapi-portal/openapi-sandbox/read-workflows';
import type {Workflow} from '@openapi-portal/openapi-sandbox/workflows';
import {type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';

import {listWorkflowFiles, MOST_CHARACTERS, toArazzo, WORKFLOWS_DIR} from './list-workflows';

export interface ApiWorkflow extends Workflow {
  /** The folder of the API's pages, which also identifies its sandbox. */
  readonly api: string;
}

function findApi({file, value}: YamlFile, apis: readonly KnownApi[]): KnownApi | undefined {
  const contract = path.resolve(path.dirname(file), toArazzo(value).contract);
  return apis.find((api) => path.resolve(api.contract) === contract);
}

/** Path of the URL in a document that publishing replaces. */
const SOURCE = ['sourceDescriptions', 0, 'url'];

function readFile(file: string, apis: readonly KnownApi[]): Omit<ReadFile, 'file'> {
  const text = fs.readFileSync(file, 'utf8');
  if (text.length > MOST_CHARACTERS) {
    const message = `This file has more than ${MOST_CHARACTERS} characters`;
    const fix = 'divide its workflows among several files';
    return {workflows: [], problems: [{file, line: 1, column: 1, message, fix}]};
  }
  const source = new YamlFile(file, text);
  const unreadable: Problem[] = [];
  source.parse(unreadable);
  if (unreadable.length > 0) return {workflows: [], problems: unreadable};
  const api = findApi(source, apis);
  if (api === undefined) {
    const message = 'The first source of these workflows is the contract of no API of the site';
    const fix = `write one of ${apis.map(({contract}) => path.basename(contract)).join(', ')}`;
    const problem = source.toProblem('#/sourceDescriptions/0/url', message, fix);
    return {workflows: [], problems: [problem]};
  }
  if (!source.document.hasIn(SOURCE)) {
    const message = 'The first source of these workflows is an alias, which is not published';
    const fix = 'write the source itself';
    const problem = source.toProblem('#/sourceDescriptions', message, fix);
    return {workflows: [], problems: [problem]};
  }
  const operations = api.operations.map(({id, title, method, path: template, href}) => ({
    id,
    title,
    method: method.toUpperCase(),
    path: template,
    href,
  }));
  const {workflows, problems} = readWorkflows(source, operations);
  return {
    workflows: workflows.map((workflow) => ({...workflow, api: toPagesFolder(api)})),
    problems,
  };
}

/** A file with its workflows; their ids are unique in it. */
interface ReadFile {
  readonly file: string;
  readonly workflows: readonly ApiWorkflow[];
  readonly problems: readonly Problem[];
}

/** Finds ids that an earlier file has, too: pages name a workflow by its id alone. */
function findRepeated(files: readonly ReadFile[]): readonly Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({file, workflows}) =>
    workflows.flatMap(({id}) => {
      const other = first.get(id) ?? file;
      first.set(id, other);
      if (other === file) return [];
      const message = `The workflow ${JSON.stringify(id)} is also in ${path.basename(other)}`;
      return [{file, line: 1, column: 1, message, fix: 'write an id of its own'}];
    }),
  );
}

/**
 * Reads the workflows of all APIs, by id. Operations link to the pages that were generated last.
 *
 * @throws ProblemsError that lists everything that a page cannot show or run
 */
export function readApiWorkflows(siteDir: string): Readonly<Record<string, ApiWorkflow>> {
  const apis = readNames(siteDir);
  const files = listWorkflowFiles(siteDir).map((name) => {
    const file = path.join(siteDir, WORKFLOWS_DIR, name);
    return {file, ...readFile(file, apis)};
  });
  const problems: readonly Problem[] = [
    ...files.flatMap((file) => file.problems),
    ...findRepeated(files),
  ];
  if (problems.length > 0) throw new ProblemsError('the workflows', problems, siteDir);
  const workflows: readonly ApiWorkflow[] = files.flatMap((file) => file.workflows);
  return Object.fromEntries(workflows.map((workflow) => [workflow.id, workflow]));
}
