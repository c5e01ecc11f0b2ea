import type {Change} from './change';
import {findNeededStep, findStep, isAtLeast, raiseVersion} from './version';

/** What is wrong with the version that a contract has after another. */
export interface StepMistake {
  readonly message: string;
  readonly remedy: string;
}

const formatCount = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** How many changes there are, and how many of them break clients. */
export function countChanges(changes: readonly Change[]): string {
  const breaking = changes.filter(({impact}) => impact === 'breaking').length;
  return `${formatCount(changes.length)}, ${breaking === 0 ? 'none' : breaking} breaking`;
}

/**
 * Compares the step from one version to the next with the step that its changes need.
 *
 * @returns `undefined` where the step is as large as it must be
 */
export function findStepMistake(
  from: string,
  to: string,
  changes: readonly Change[],
): StepMistake | undefined {
  const needed = findNeededStep(
    from,
    changes.map(({impact}) => impact),
  );
  if (from === to) {
    if (needed === undefined) return undefined;
    return {
      message: `The contract differs from release ${from} (${countChanges(changes)}) and has its version`,
      remedy: `write ${raiseVersion(from, needed)}, or take the changes back: npm run api:diff`,
    };
  }
  const step = findStep(from, to);
  if (step === undefined) {
    const next = (['major', 'minor', 'patch'] as const).map((each) => raiseVersion(from, each));
    return {
      message: `${to} does not follow ${from}`,
      remedy: `write the version that follows: ${next.join(', ')}`,
    };
  }
  if (needed === undefined || isAtLeast(step, needed)) return undefined;
  return {
    message: `${to} is too small a step from ${from} for what changed (${countChanges(changes)})`,
    remedy: `write ${raiseVersion(from, needed)}, or take the changes back: npm run api:diff`,
  };
}
