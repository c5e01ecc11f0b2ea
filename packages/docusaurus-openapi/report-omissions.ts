import path from 'node:path';

import {formatLocation, YamlFile} from '@openapi-portal/reports';
import {asObject, isJsonObject} from '@openapi-portal/reports/json';
import {checkExamples} from '@openapi-portal/openapi-samples/values';

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

/** A pointer as Swagger 2.0 has it, to what is converted without another change. */
const toSwaggerPointer = (pointer: string): string =>
  pointer
    .replace('#/components/schemas/', '#/definitions/')
    .replace('#/components/responses/', '#/responses/');

/** Lists the examples that their schemas refuse, and the schemas that no value was found for, with their locations. */
function formatWrongExamples(
  published: unknown,
  contract: string,
  siteDir: string,
): readonly string[] {
  const wrong = checkExamples(published).filter(({fault}) => fault !== undefined);
  const unique = [...new Map(wrong.map((one) => [one.pointer, one])).values()];
  if (unique.length === 0) return [];
  const file = path.join(siteDir, contract);
  const source = YamlFile.read(file);
  const isSwagger = asObject(published).swagger !== undefined;
  const lines = unique.slice(0, LIMIT).map(({pointer, isGenerated, fault = ''}) => {
    const own = isSwagger ? toSwaggerPointer(pointer) : pointer;
    const location = formatLocation({file, ...source.findLocation(own)}, siteDir);
    return isGenerated
      ? `${location}  ${own}: no value was found that satisfies this schema (${fault}): loosen what its parts ask for`
      : `${location}  ${own}: the schema refuses this example (${fault}): make the example agree with its schema, or the schema with it`;
  });
  const others = unique.length - LIMIT;
  return others > 0 ? [...lines, `${contract} has ${others} more wrong examples`] : lines;
}

/**
 * What who publishes an API is told at the end of a build: a line of what its pages leave out or change, and one for
 * each wrong example and each text that makes a page slow.
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
  return [
    ...(line === '' ? [] : [line]),
    ...formatWrongExamples(published, contract, siteDir),
    ...formatLongTexts(published, contract, siteDir),
  ];
}
