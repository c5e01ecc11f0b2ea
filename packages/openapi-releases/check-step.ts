import {inc, major, prerelease, valid} from 'semver';

import type {Mistake} from '@openapi-portal/reports';
import type {Change} from './change';

/** Parts of a version that a release can raise, largest first. */
const STEPS = ['major', 'minor', 'patch'] as const;

type Step = (typeof STEPS)[number];

/** Returns true for a Semantic Versioning 2.0.0 version without pre-release and build. */
export const isVersion = (text: string): boolean =>
  valid(text) === text && prerelease(text) === null;

const raise = (version: string, step: Step): string => inc(version, step) ?? version;

/** Returns the version step that changes require, if any. Below 1.0.0, a minor one may break (SemVer 2.0.0, 4). */
function findNeededStep(from: string, changes: readonly Change[]): Step | undefined {
  const impacts = changes.map(({impact}) => impact);
  if (impacts.includes('breaking')) return major(from) === 0 ? 'minor' : 'major';
  if (impacts.includes('compatible')) return 'minor';
  return impacts.length === 0 ? undefined : 'patch';
}

/** Formats the number of changes, such as `3 changes, 1 breaking`. */
function countChanges(changes: readonly Change[]): string {
  const breaking = changes.filter(({impact}) => impact === 'breaking').length;
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return `${count}, ${breaking === 0 ? 'none' : breaking} breaking`;
}

/**
 * Checks that the step from one version to the next is large enough for its changes.
 *
 * @returns undefined if the step is large enough
 */
export function findStepMistake(
  from: string,
  to: string,
  changes: readonly Change[],
): Mistake | undefined {
  const step = STEPS.find((each) => raise(from, each) === to);
  if (step === undefined && from !== to) {
    return {
      message: `${to} is not the next version after ${from}`,
      fix: `write the next version: ${STEPS.map((each) => raise(from, each)).join(', ')}`,
    };
  }
  const needed = findNeededStep(from, changes);
  const isEnough =
    step !== undefined && needed !== undefined && STEPS.indexOf(step) <= STEPS.indexOf(needed);
  if (needed === undefined || isEnough) return undefined;
  const count = countChanges(changes);
  return {
    message:
      from === to
        ? `The contract differs from release ${from} (${count}), but has the same version`
        : `${to} is too small a step from ${from} for its changes (${count})`,
    fix: `write ${raise(from, needed)}, or undo the changes that npm run api:diff lists`,
  };
}
