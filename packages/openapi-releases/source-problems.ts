import type {SchemaOptions} from 'yaml';

import {type Problem, YamlFile} from '@openapi-portal/reports';

/** A file whose locations are only parsed on demand, because a large contract would take seconds and memory. */
export interface SourceFile extends Pick<YamlFile, 'file' | 'text'> {
  /** Parsed content, if available. */
  readonly value?: unknown;
}

/** The parsed files that have problems: a file with thousands of them is parsed once. */
const located = new WeakMap<SourceFile, YamlFile>();

export function buildProblem(
  source: SourceFile,
  ...facts: Parameters<YamlFile['toProblem']>
): Problem {
  const file = located.get(source) ?? new YamlFile(source.file, source.text);
  located.set(source, file);
  return file.toProblem(...facts);
}

/** Parses a YAML file. */
export const parseYaml = (
  {file, text}: SourceFile,
  problems: Problem[],
  options?: SchemaOptions,
): unknown => new YamlFile(file, text, options).parse(problems);
