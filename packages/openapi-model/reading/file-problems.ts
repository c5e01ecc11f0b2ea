import {type Problem, toYamlProblem} from '@openapi-portal/reports';

import {Refusal} from './refusal';

type Redocly = typeof import('@redocly/openapi-core');

/** What Redocly says of YAML that cannot be read: both numbers are counted from 0. */
interface YamlException {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly column: number};
}

const isYamlException = (error: object): error is YamlException =>
  'reason' in error && 'mark' in error;

/** A message of Redocly's as one line, without a closing full stop. */
export const toSentence = (message: string): string =>
  message.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

/** What an error says; one of the call stack says that something is nested too deep. */
const toReason = (error: Error): string =>
  error instanceof RangeError ? 'it is nested too deep' : toSentence(error.message);

/** What is wrong with a file itself; nothing where what refers to it is to blame. */
export function toFileProblem(
  file: string,
  error: unknown,
  {YamlParseError}: Redocly,
): Problem | undefined {
  if (error instanceof YamlParseError && isYamlException(error.originalError)) {
    const {reason, mark} = error.originalError;
    return toYamlProblem(file, {line: mark.line + 1, column: mark.column + 1, message: reason});
  }
  if (!(error instanceof Refusal) || error.location === undefined) return undefined;
  return {file, ...error.location, message: `The file ${error.message}`, fix: error.fix};
}

/** What is wrong with a contract that cannot be read at all. */
export function toContractProblem(file: string, error: unknown, redocly: Redocly): Problem {
  const known = toFileProblem(file, error, redocly);
  if (known !== undefined) return known;
  if (!(error instanceof Error)) throw error;
  const isMissing = error instanceof Refusal || error instanceof redocly.ResolveError;
  const reason = isMissing ? 'no file can be opened at this path' : toReason(error);
  const fix = isMissing
    ? 'correct the path of the contract'
    : 'write a document of OpenAPI, which begins with openapi: 3.1.0';
  const message = `The contract cannot be read: ${reason}`;
  return {file, line: 1, column: 1, message, fix};
}

/** What to say where Redocly breaks off at a contract without a word about the place. */
export function toBreakOff(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? toReason(error) : String(error);
  const message = `Redocly breaks off at this contract: ${reason}`;
  const fix = 'look for values of a type that OpenAPI does not want, such as a list for an object';
  return {file, line: 1, column: 1, message, fix};
}
