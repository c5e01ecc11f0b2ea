import fs from 'node:fs';
import path from 'node:path';

import {isJsonObject} from '@openapi-portal/reports/json';
import {
  movedAnchors,
  type MovedAnchorsOptions,
  withUnpublishedOptions,
} from '@openapi-portal/static-pages';
import {parse} from 'yaml';

/** File that maps old URLs of sections to new URLs, relative to the site. */
export const MOVED_ANCHORS = 'config/moved-anchors.yaml';

const isPlace = (place: unknown): boolean =>
  typeof place === 'string' && /^\/[^#\s]*#[^#\s]+$/.test(place);

/**
 * Reads the new URLs of moved sections, by their old URLs.
 *
 * @throws Error if a line does not map one URL with a fragment to another
 */
export function readMovedAnchors(siteDir: string): Readonly<Record<string, string>> {
  const value: unknown = parse(fs.readFileSync(path.join(siteDir, MOVED_ANCHORS), 'utf8')) ?? {};
  const entries = isJsonObject(value) ? Object.entries(value) : [[MOVED_ANCHORS, value] as const];
  const wrong = entries.filter((entry) => !entry.every(isPlace));
  if (wrong.length > 0) {
    const lines = wrong.map(([from, to]) => `${from}: ${JSON.stringify(to)}`);
    throw new Error(
      `${MOVED_ANCHORS} contains lines that are not of the form "/docs/a#b: /docs/c#d":\n${lines.join('\n')}`,
    );
  }
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}

export const createMovedAnchors = (siteDir: string) =>
  withUnpublishedOptions(movedAnchors, {
    places: readMovedAnchors(siteDir),
  } satisfies MovedAnchorsOptions);
