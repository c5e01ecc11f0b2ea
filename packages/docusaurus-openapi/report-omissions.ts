import path from 'node:path';

import {formatLocation, YamlFile} from '@openapi-portal/reports';
import {asObject, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {listValues} from '@openapi-portal/reports/pointer';
import {checkMarkdown} from '@openapi-portal/safe-markdown';
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

/** Lists the descriptions that are beyond the limits of `safe-markdown`: pages show these as their source. */
const findUnrendered = (document: JsonValue): readonly {pointer: string; problem: string}[] =>
  [...listValues(document)].flatMap(([pointer, value]) => {
    if (typeof value !== 'string' || !pointer.endsWith('/description')) return [];
    const problem = checkMarkdown(value);
    return problem === undefined ? [] : [{pointer, problem}];
  });

const REMEDY = 'shorten it, or link to it';

/** A line with its location for each text that makes its page slow to load, or that pages show as its source. */
function formatLongTexts(published: unknown, contract: string, siteDir: string): readonly string[] {
  if (!isJsonObject(published)) return [];
  const long = findLongTexts(published).map(({pointer, length}) => {
    const size = `${(length / 1_000_000).toFixed(1)} million characters`;
    return {pointer, problem: `has ${size}, which every reader of its page loads: ${REMEDY}`};
  });
  const unrendered = findUnrendered(published).map(({pointer, problem}) => ({
    pointer,
    problem: `${problem}, so its page shows the first of its source as text: ${REMEDY}`,
  }));
  const texts = [...new Map([...long, ...unrendered].map((text) => [text.pointer, text])).values()];
  if (texts.length === 0) return [];
  const file = path.join(siteDir, contract);
  const source = YamlFile.read(file);
  return texts.map(({pointer, problem}) => {
    const location = formatLocation({file, ...source.findLocation(pointer)}, siteDir);
    return `${location}  ${pointer} ${problem}`;
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
