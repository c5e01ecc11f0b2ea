import {LineCounter, parseDocument, type SchemaOptions} from 'yaml';

import type {Problem} from 'static-pages/reports';
import {findLocation} from 'static-pages/reports/location';
import {toReason, toYamlProblem} from 'static-pages/reports/yaml';
import type {SourceFile} from './release';

/** What is wrong at a JSON Pointer into a file of YAML. */
export const buildProblem = (
  {file, text}: SourceFile,
  pointer: string,
  message: string,
  fix: string,
): Problem => ({file, ...findLocation(text, pointer), message, fix});

/** What a file of YAML holds, and the locations at which it is none. */
export function parseYaml(
  {file, text}: SourceFile,
  options?: SchemaOptions,
): {readonly value: unknown; readonly problems: readonly Problem[]} {
  const lines = new LineCounter();
  const document = parseDocument(text, {...options, lineCounter: lines});
  const problems = document.errors.map(({pos, message}) => {
    const {line, col} = lines.linePos(pos[0]);
    return toYamlProblem(file, {line, column: col}, toReason(message));
  });
  return {value: problems.length > 0 ? undefined : document.toJS(), problems};
}
