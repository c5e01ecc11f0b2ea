import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '@openapi-portal/reports';

import type {Finding} from './audit-folder';
import {findText} from './check-folder';

/** An advisory that was judged to be irrelevant here. */
interface KnownFinding extends Pick<Finding, 'id' | 'package'> {
  /** Folder of the lock file, relative to the repository; `.` is the root. */
  readonly folder: string;
  readonly reason: string;
}

const KNOWN_FINDINGS = path.join(__dirname, 'known-findings.json');

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * Reads the list of known findings.
 *
 * @throws Error if a finding lacks a field
 */
export function readKnownFindings(file = KNOWN_FINDINGS): readonly KnownFinding[] {
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly KnownFinding[];
  const keys = ['id', 'package', 'folder', 'reason'] as const;
  const lacking = known.find((finding) => !keys.every((key) => isText(finding[key])));
  if (lacking === undefined) return known;
  throw new Error(
    `${file}: each finding needs ${keys.join(', ')}, but one is ${JSON.stringify(lacking)}`,
  );
}

const isSame = (known: KnownFinding, finding: Finding): boolean =>
  known.id === finding.id && known.package === finding.package;

/** Reports advisories that are not on the list, and entries of the list that no longer apply. */
export function compareFindings(
  dir: string,
  findings: readonly Finding[],
  known: readonly KnownFinding[],
  list = KNOWN_FINDINGS,
): readonly Problem[] {
  const lock = path.join(dir, 'package-lock.json');
  const text = fs.readFileSync(lock, 'utf8');
  const unknown = findings
    .filter((finding) => !known.some((entry) => isSame(entry, finding)))
    .map((finding) => ({
      file: lock,
      ...findText(text, [`node_modules/${finding.package}":`]),
      message: `${finding.package} has a known vulnerability, ${finding.id}: ${finding.title}`,
      fix: `use a version without it, or explain in ${path.basename(list)} why it does not matter here`,
    }));
  const stale = known
    .filter((entry) => !findings.some((finding) => isSame(entry, finding)))
    .map((entry) => ({
      file: list,
      ...findText(fs.readFileSync(list, 'utf8'), [`"${entry.id}"`]),
      message: `${entry.id} of ${entry.package} is no longer found in ${entry.folder}`,
      fix: 'remove the entry',
    }));
  return [...unknown, ...stale];
}
