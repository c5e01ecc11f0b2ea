import type {SchemaOptions} from 'yaml';

import {type Problem, YamlFile} from '@openapi-portal/reports';

/**
 * A file that was read. Locations are parsed on demand, because those of large contracts take seconds and much
 * memory.
 */
export interface SourceFile extends Pick<YamlFile, 'file' | 'text'> {
  /** Its parsed content, if available. */
  readonly value?: unknown;
}

/** Builds a problem at a JSON Pointer of a YAML file. */
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
