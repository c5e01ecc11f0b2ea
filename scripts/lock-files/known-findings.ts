import fs from 'node:fs';
import path from 'node:path';

import type {Finding} from './audit-folder';

/** A vulnerability of a package that is known, and does not matter here. */
export interface KnownFinding extends Pick<Finding, 'id' | 'package'> {
  /** With the lock file, from the root of the repository; `.` is the root. */
  readonly folder: string;
  /** Why it does not matter here. */
  readonly reason: string;
}

/** Where they are listed. */
export const KNOWN_FINDINGS = path.join(__dirname, 'known-findings.json');

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * Reads the list of known findings.
 *
 * @throws Error where one of them lacks something
 */
export function readKnownFindings(file = KNOWN_FINDINGS): readonly KnownFinding[] {
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly KnownFinding[];
  const keys = ['id', 'package', 'folder', 'reason'] as const;
  const lacking = known.find((finding) => !keys.every((key) => isText(finding[key])));
  if (lacking === undefined) return known;
  throw new Error(`${file}: each finding has ${keys.join(', ')}: ${JSON.stringify(lacking)}`);
}
