import {type CheckedExample, checkExamples} from '@openapi-portal/openapi-samples/values';

/** Numbers of checked values and of values that are invalid against their schema. */
export interface Tally {
  readonly checked: number;
  readonly failed: number;
}

/** A value that is invalid against its schema, and the reason. */
export interface Failure {
  readonly pointer: string;
  readonly isAuthored: boolean;
  readonly fault: string;
}

export interface SampleCount {
  readonly generated: Readonly<Record<CheckedExample['use'], Tally>>;
  readonly authored: Readonly<Record<CheckedExample['use'], Tally>>;
  readonly failures: readonly Failure[];
}

const tally = (examples: readonly CheckedExample[]): Tally => ({
  checked: examples.length,
  failed: examples.filter(({fault}) => fault !== undefined).length,
});

export function countSamples(document: unknown): SampleCount {
  const examples = checkExamples(document);
  const count = (isGenerated: boolean) => {
    const kind = examples.filter((one) => one.isGenerated === isGenerated);
    return {
      request: tally(kind.filter(({use}) => use === 'request')),
      response: tally(kind.filter(({use}) => use === 'response')),
    };
  };
  const failures = examples.flatMap(({pointer, isGenerated, fault}) =>
    fault === undefined ? [] : [{pointer, isAuthored: !isGenerated, fault}],
  );
  return {generated: count(true), authored: count(false), failures};
}
