import type {SourceLocation, Problem} from './problems';

/** A reader's sentence: the first line of the parser's, without the location that it repeats. */
export const toReason = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]$/, '');

/**
 * What is wrong with a file that is no YAML, or no JSON by its name.
 *
 * @param reason the parser's, as part of a sentence
 */
export function toYamlProblem(
  file: string,
  {line, column}: SourceLocation,
  reason: string,
): Problem {
  const [name, signs] = file.endsWith('.json')
    ? ['JSON', 'commas, quotes and brackets']
    : ['YAML', 'indentation, quotes and colons'];
  return {
    file,
    line,
    column,
    message: `The ${name} cannot be read: ${reason}`,
    fix: `check ${signs} at this place and in the line before it`,
  };
}
