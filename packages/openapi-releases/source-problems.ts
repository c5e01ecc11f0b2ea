import type {SchemaOptions} from 'yaml';

import {type Problem, YamlFile} from '@openapi-portal/reports';

/**
 * A file that was read. Locations are only parsed on demand, because parsing those of a large contract takes seconds
 * and much memory.
 */
export interface SourceFile extends Pick<YamlFile, 'file' | 'text'> {
  /** Parsed content, if available. */
  readonly value?: unknown;
}

export const buildProblem = (
  {file, text}: SourceFile,
  ...facts: Parameters<YamlFile['toProblem']>
): Problem => new YamlFile(file, text).toProblem(...facts);

/**
 * Parses a YAML file.
 *
 * @param problems receives the syntax errors
 */
export const parseYaml = (
  {file, text}: SourceFile,
  problems: Problem[],
  options?: SchemaOptions,
): unknown => new YamlFile(file, text, options).parse(problems);
