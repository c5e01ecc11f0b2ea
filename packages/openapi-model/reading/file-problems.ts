import {
  type Problem,
  type SourceLocation,
  toYamlProblem,
  YamlSource,
} from '@openapi-portal/reports';

type Redocly = typeof import('@redocly/openapi-core');

/** Redocly's error for invalid YAML. Line and column start at 0. */
interface YamlException {
  readonly reason: string;
  /** Absent if the file has several documents. */
  readonly mark?: {readonly line: number; readonly column: number};
}

const isYamlException = (error: object): error is YamlException =>
  'reason' in error && 'mark' in error;

const DEEP = 'nesting exceeded maxDepth (100)';

export const TOO_DEEP = {
  problem: 'is nested more than 100 levels deep',
  fix: 'move inner parts to `components`, and refer to them with `$ref`',
};

export const isTooDeep = (error: unknown, {YamlParseError}: Redocly): boolean =>
  error instanceof YamlParseError &&
  isYamlException(error.originalError) &&
  error.originalError.reason.startsWith(DEEP);

/** Reasons of the parser that would mislead, with what they mean and a fix. */
const REASONS: readonly (readonly [start: string, message: string, fix: string])[] = [
  [
    'cannot merge mappings',
    'the value of `<<` is not an object',
    'refer to an object, as in `<<: *name`',
  ],
  [DEEP, `it ${TOO_DEEP.problem}`, TOO_DEEP.fix],
];

export const toSentence = (message: string): string =>
  message.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

/** Matches messages of Redocly that would mislead, with what they mean. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^Document must be JSON object/, 'it is not an object'],
  [/^Self-referencing circular pointer/, 'a reference refers to itself'],
];

function toReason(error: Error): string {
  if (error instanceof RangeError) return 'it is nested too deep';
  const [, meaning] = MEANINGS.find(([pattern]) => pattern.test(error.message)) ?? [];
  return meaning ?? toSentence(error.message);
}

/** Returns the problem of a file; undefined if the error is in the reference to the file. */
export function toFileProblem(
  file: string,
  error: unknown,
  {YamlParseError}: Redocly,
): Problem | undefined {
  if (error instanceof YamlParseError && isYamlException(error.originalError)) {
    const {reason, mark = {line: 0, column: 0}} = error.originalError;
    const [, message = reason, fix] = REASONS.find(([start]) => reason.startsWith(start)) ?? [];
    // Redocly reports a list or object as a key without its location.
    const isKey = reason.endsWith('complex keys');
    const [mistake] = isKey ? new YamlSource(error.source.body).mistakes : [];
    return {
      ...toYamlProblem(file, mistake ?? {line: mark.line + 1, column: mark.column + 1, message}),
      ...(fix !== undefined && {fix}),
    };
  }
  if (!(error instanceof Refusal) || error.location === undefined) return undefined;
  return {file, ...error.location, message: `The file ${error.message}`, fix: error.fix};
}

export function toContractProblem(file: string, error: unknown, redocly: Redocly): Problem {
  const known = toFileProblem(file, error, redocly);
  if (known !== undefined) return known;
  if (!(error instanceof Error)) throw error;
  const isMissing = error instanceof Refusal || error instanceof redocly.ResolveError;
  const reason = isMissing ? 'there is no readable file at this path' : toReason(error);
  const fix = isMissing
    ? 'correct the path of the contract'
    : 'write an OpenAPI document, which starts with openapi: 3.1.0';
  const message = `The contract cannot be read: ${reason}`;
  return {file, line: 1, column: 1, message, fix};
}

/** Returns the problem of an overlay that cannot be read. */
export function toOverlayProblem(file: string, error: unknown, redocly: Redocly): Problem {
  const known = toFileProblem(file, error, redocly);
  if (known !== undefined) return known;
  const refusal = error instanceof Refusal ? error.message : toReason(error as Error);
  const fix = 'correct the path in the option `overlays`';
  return {file, line: 1, column: 1, message: `The overlay ${refusal}`, fix};
}

/** Returns the problem of a contract on which Redocly crashes without a location. */
export function toCrashProblem(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? toReason(error) : String(error);
  const message = `Redocly crashes on this contract: ${reason}`;
  const fix = 'look for values of the wrong type, such as a list instead of an object';
  return {file, line: 1, column: 1, message, fix};
}

/** Thrown when a file must not or cannot be read. */
export class Refusal extends Error {
  /** @param location in the file itself; absent if the reference to the file is at fault */
  constructor(
    message: string,
    readonly fix: string,
    readonly location?: SourceLocation,
  ) {
    super(message);
  }
}
