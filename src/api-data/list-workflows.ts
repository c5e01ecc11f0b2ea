import fs from 'node:fs';
import path from 'node:path';

import {YamlSource} from '@openapi-portal/reports';
import {asList, asObject} from '@openapi-portal/reports/json';

export const WORKFLOWS_DIR = 'openapi/workflows';

const ENDING = '.arazzo.yaml';

/** File with a workflow for each problem type. The last step of each workflow provokes the problem. */
export const PROBLEMS = `problems${ENDING}`;

/** The members of an Arazzo document that are read before its validation. Missing members are empty. */
export interface ArazzoDocument {
  readonly title: string;
  /** URL of the first source, relative to the document. */
  readonly contract: string;
  readonly ids: readonly string[];
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the members of a parsed document. Malformed members are empty, because `readApiWorkflows` reports them. */
export function toArazzo(value: unknown): ArazzoDocument {
  const {info, sourceDescriptions, workflows} = asObject(value);
  return {
    title: toText(asObject(info).title),
    contract: toText(asObject(asList(sourceDescriptions)[0]).url),
    ids: asList(workflows).map((workflow) => toText(asObject(workflow).workflowId)),
  };
}

/** Characters of a document: YAML of this size is parsed in a second or two, and a build parses it four times. */
export const MOST_CHARACTERS = 1_000_000;

/** Parses a document. The result is empty if the text is not valid YAML, nested too deep, or too large. */
export function parseArazzo(source: string): ArazzoDocument {
  try {
    return toArazzo(source.length > MOST_CHARACTERS ? undefined : new YamlSource(source).value);
  } catch {
    return toArazzo(undefined);
  }
}

export const listWorkflowFiles = (siteDir: string): readonly string[] =>
  fs
    .readdirSync(path.join(siteDir, WORKFLOWS_DIR))
    .filter((name) => name.endsWith(ENDING))
    .sort();

/** Lists the ids of workflows without reading the contract. */
export const listWorkflowIds = (
  siteDir: string,
  names: readonly string[] = listWorkflowFiles(siteDir),
): readonly string[] =>
  names.flatMap(
    (name) => parseArazzo(fs.readFileSync(path.join(siteDir, WORKFLOWS_DIR, name), 'utf8')).ids,
  );
