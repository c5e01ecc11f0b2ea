import {LineCounter, parseDocument, type SchemaOptions} from 'yaml';

import {findLocation, type Problem, toReason, toYamlProblem} from '@openapi-portal/reports';

/** A file that was read. */
export interface SourceFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** How often a value may be used by its aliases, and these by theirs: the parser's own 100 are soon there. */
const MOST_ALIASES = 10_000;

/** What is wrong at a JSON Pointer into a file of YAML. */
export const buildProblem = (
  {file, text}: SourceFile,
  pointer: string,
  message: string,
  fix: string,
): Problem => ({file, ...findLocation(text, pointer), message, fix});

/**
 * What a file of YAML holds.
 *
 * @param problems takes the locations at which it is none
 */
export function parseYaml(
  {file, text}: SourceFile,
  problems: Problem[],
  options?: SchemaOptions,
): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, {...options, lineCounter: lines});
  for (const {pos, message} of document.errors) {
    const {line, col} = lines.linePos(pos[0]);
    problems.push(toYamlProblem(file, {line, column: col}, toReason(message)));
  }
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS({maxAliasCount: MOST_ALIASES});
  } catch (error) {
    problems.push(toYamlProblem(file, {line: 1, column: 1}, toReason((error as Error).message)));
    return undefined;
  }
}
