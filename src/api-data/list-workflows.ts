import fs from 'node:fs';
import path from 'node:path';

import {asList, asObject} from '@openapi-portal/reports/json';
import {parse} from 'yaml';

/** Folder of the APIs' workflows, relative to the site. */
export const WORKFLOWS_DIR = 'openapi/workflows';

const ENDING = '.arazzo.yaml';

/** The file with a workflow for each problem type, whose last step provokes it. */
export const PROBLEMS = `problems${ENDING}`;

/** The parts of an Arazzo document that are read before it is checked against a contract; absent ones are empty. */
export interface ArazzoDocument {
  readonly title: string;
  /** URL of the first source, from the file. */
  readonly contract: string;
  readonly ids: readonly string[];
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a parsed document, whatever it is: `readApiWorkflows` reports what is wrong with it. */
export function toArazzo(value: unknown): ArazzoDocument {
  const {info, sourceDescriptions, workflows} = asObject(value);
  return {
    title: toText(asObject(info).title),
    contract: toText(asObject(asList(sourceDescriptions)[0]).url),
    ids: asList(workflows).map((workflow) => toText(asObject(workflow).workflowId)),
  };
}

/** Parses a document; one that is no YAML is empty. */
export function parseArazzo(source: string): ArazzoDocument {
  try {
    return toArazzo(parse(source));
  } catch {
    return toArazzo(undefined);
  }
}

/** The names of all files with workflows. */
export const listWorkflowFiles = (siteDir: string): readonly string[] =>
  fs
    .readdirSync(path.join(siteDir, WORKFLOWS_DIR))
    .filter((name) => name.endsWith(ENDING))
    .sort();

/**
 * Lists the ids of workflows without reading the contract.
 *
 * @param siteDir absolute path of the site
 * @param names of the files
 */
export const listWorkflowIds = (
  siteDir: string,
  names: readonly string[] = listWorkflowFiles(siteDir),
): readonly string[] =>
  names.flatMap(
    (name) => parseArazzo(fs.readFileSync(path.join(siteDir, WORKFLOWS_DIR, name), 'utf8')).ids,
  );
