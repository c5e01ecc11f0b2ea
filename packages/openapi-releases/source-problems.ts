import type {SchemaOptions} from 'yaml';

import {type Problem, YamlFile} from '@openapi-portal/reports';

/** A file that was read: it is parsed where it is asked, for a folder of large contracts fills the memory otherwise. */
export type SourceFile = Pick<YamlFile, 'file' | 'text'>;

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
