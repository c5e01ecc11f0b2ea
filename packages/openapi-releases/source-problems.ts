import {LineCounter, parseDocument} from 'yaml';

import type {Problem} from 'static-pages/reports';
import {findPlace} from 'static-pages/reports/place';
import {toReason, toYamlProblem} from 'static-pages/reports/yaml';
import type {SourceFile} from './release';

/** What is wrong at a JSON Pointer into a file of YAML. */
export const buildProblem = (
  {file, text}: SourceFile,
  pointer: string,
  message: string,
  remedy: string,
): Problem => ({file, ...findPlace(text, pointer), message, remedy});

/** The places at which a file is no YAML. */
export function findYamlProblems({file, text}: SourceFile): readonly Problem[] {
  const lines = new LineCounter();
  const {errors} = parseDocument(text, {lineCounter: lines});
  return errors.map(({pos, message}) => {
    const {line, col} = lines.linePos(pos[0]);
    return toYamlProblem(file, {line, column: col}, toReason(message));
  });
}
