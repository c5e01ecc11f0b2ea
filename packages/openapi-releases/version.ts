import type {Impact} from './change';

/** A version as Semantic Versioning 2.0.0 writes it, without pre-release and build. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** The part of a version that a release raises, smallest first. */
const STEPS = ['patch', 'minor', 'major'] as const;

export type Step = (typeof STEPS)[number];

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** @returns `undefined` where the text is no version of three numbers */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = VERSION.exec(text) ?? [];
  if (major === undefined) return undefined;
  return {major: Number(major), minor: Number(minor), patch: Number(patch)};
}

const formatVersion = ({major, minor, patch}: Version): string => `${major}.${minor}.${patch}`;

const parseOrThrow = (text: string): Version => {
  const version = parseVersion(text);
  if (version === undefined) throw new Error(`${text} is not a version`);
  return version;
};

/** Older versions first. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [parseOrThrow(a), parseOrThrow(b)];
  return one.major - other.major || one.minor - other.minor || one.patch - other.patch;
}

/** The version that follows by a step. */
export function raiseVersion(text: string, step: Step): string {
  const {major, minor, patch} = parseOrThrow(text);
  if (step === 'major') return formatVersion({major: major + 1, minor: 0, patch: 0});
  if (step === 'minor') return formatVersion({major, minor: minor + 1, patch: 0});
  return formatVersion({major, minor, patch: patch + 1});
}

/** The step from one version to the next; `undefined` where the other is not the next by any step. */
export const findStep = (from: string, to: string): Step | undefined =>
  STEPS.find((step) => raiseVersion(from, step) === to);

export const isAtLeast = (step: Step, wanted: Step): boolean =>
  STEPS.indexOf(step) >= STEPS.indexOf(wanted);

/**
 * The smallest step that changes of these impacts need; `undefined` where there are none. Below
 * 1.0.0, a minor version may break (Semantic Versioning, item 4).
 */
export function findNeededStep(from: string, impacts: readonly Impact[]): Step | undefined {
  if (impacts.includes('breaking')) return parseOrThrow(from).major === 0 ? 'minor' : 'major';
  if (impacts.includes('compatible')) return 'minor';
  return impacts.length === 0 ? undefined : 'patch';
}
