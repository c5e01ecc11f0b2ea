import {LineCounter, parseDocument} from 'yaml';

import type {Problem} from 'static-pages/reports';
import {toReason, toYamlProblem} from 'static-pages/reports/yaml';
import type {SourceFile} from './release';

/** The places at which a file is no YAML. */
export function toYamlProblems({file, text}: SourceFile): readonly Problem[] {
  const lines = new LineCounter();
  const {errors} = parseDocument(text, {lineCounter: lines});
  return errors.map(({pos, message}) => {
    const {line, col} = lines.linePos(pos[0]);
    return toYamlProblem(file, {line, column: col}, toReason(message));
  });
}
