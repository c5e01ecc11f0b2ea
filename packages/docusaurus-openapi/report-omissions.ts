import path from 'node:path';

import {formatLocation, YamlFile} from '@openapi-portal/reports';
import {isJsonObject} from '@openapi-portal/reports/json';

import {type Api, findLongTexts, findOmissions, type Omission} from '@openapi-portal/openapi-model';
import {findUnknownKeywords} from '@openapi-portal/openapi-model/reading';

/** So many places are named: whoever mends these finds the others next time. */
const LIMIT = 20;

function formatPointers(pointers: readonly string[]): string {
  const named = pointers.slice(0, LIMIT).join(', ');
  const others = pointers.length - LIMIT;
  return others > 0 ? `${named} and ${others} more` : named;
}

/** What a contract has that its pages do not show as it is written, in one line; nothing where they show all. */
export function formatOmissions(contract: string, omissions: readonly Omission[]): string {
  if (omissions.length === 0) return '';
  const found = omissions.map(({what, pointers}) => `${what}: ${formatPointers(pointers)}`);
  return `${contract} is not shown in all as it is written: ${found.join('; ')}`;
}

/** A line for each text that makes its page slow to load, with the place where it stands. */
function formatLongTexts(published: unknown, contract: string, siteDir: string): readonly string[] {
  const texts = isJsonObject(published) ? findLongTexts(published) : [];
  if (texts.length === 0) return [];
  const file = path.join(siteDir, contract);
  const source = YamlFile.read(file);
  return texts.map(({pointer, length}) => {
    const location = formatLocation({file, ...source.findLocation(pointer)}, siteDir);
    const size = `${(length / 1_000_000).toFixed(1)} million characters`;
    return `${location}  ${pointer} has ${size}, which every reader of its page loads: shorten it, or link to it`;
  });
}

/**
 * What who publishes an API is told at the end of a build: a line of what its pages leave out or change, and one for
 * each text that makes a page slow.
 *
 * @param published the contract as one document
 */
export async function listRemarks(
  {contract, reading}: Pick<Api, 'contract' | 'reading'>,
  published: unknown,
  siteDir: string,
): Promise<readonly string[]> {
  const unknown = await findUnknownKeywords(
    published,
    path.join(siteDir, contract),
    reading,
    siteDir,
  );
  const line = formatOmissions(contract, [...findOmissions(published), ...unknown]);
  return [...(line === '' ? [] : [line]), ...formatLongTexts(published, contract, siteDir)];
}
