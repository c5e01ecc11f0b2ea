import type {SchemaOptions} from 'yaml';

import {type Problem, YamlFile} from '@openapi-portal/reports';

/**
 * A file that was read. Its locations are parsed where they are asked, for a folder of large contracts takes seconds and
 * fills the memory otherwise.
 */
export interface SourceFile extends Pick<YamlFile, 'file' | 'text'> {
  /** What it holds, where that is known. */
  readonly value?: unknown;
}

/** What is wrong at a JSON Pointer into a file of YAML. */
export const buildProblem = (
  {file, text}: SourceFile,
  ...facts: Parameters<YamlFile['toProblem']>
): Problem => new YamlFile(file, text).toProblem(...facts);

/**
 * What a file of YAML holds.
 *
 * @param problems takes the locations at which it is none
 */
export const parseYaml = (
  {file, text}: SourceFile,
  problems: Problem[],
  options?: SchemaOptions,
): unknown => new YamlFile(file, text, options).parse(problems);
