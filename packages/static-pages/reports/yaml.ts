import type {SourceLocation, Problem} from '.';

/** A reader's sentence: the first line of the parser's, without the location that it repeats. */
export const toReason = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]$/, '');

/**
 * What is wrong with a file that is no YAML.
 *
 * @param reason the parser's, as part of a sentence
 */
export const toYamlProblem = (
  file: string,
  {line, column}: SourceLocation,
  reason: string,
): Problem => ({
  file,
  line,
  column,
  message: `The YAML cannot be read: ${reason}`,
  fix: 'check indentation, quotes and colons at this place and in the line before it',
});
