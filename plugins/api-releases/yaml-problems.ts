import {LineCounter, parseDocument} from 'yaml';

import type {Problem} from '../problem-report';
import type {SourceFile} from './release';

/** The first line of a message, without the place that it ends with. */
const toSentence = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');

/** The places at which a file is no YAML. */
export function toYamlProblems({file, text}: SourceFile): readonly Problem[] {
  const lines = new LineCounter();
  const {errors} = parseDocument(text, {lineCounter: lines});
  return errors.map(({pos, message}) => {
    const {line, col} = lines.linePos(pos[0]);
    return {
      file,
      line,
      column: col,
      message: `The YAML cannot be read: ${toSentence(message)}`,
      remedy: 'check indentation, quotes and colons at this place and in the line before it',
    };
  });
}
