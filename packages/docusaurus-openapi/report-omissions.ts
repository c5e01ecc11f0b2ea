import path from 'node:path';

import {formatLine, formatLocation} from '@openapi-portal/reports';
import {isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {listValues} from '@openapi-portal/reports/pointer';
import {checkMarkdown} from '@openapi-portal/safe-markdown';
import {type CheckedExample, checkExamples} from '@openapi-portal/openapi-samples/values';

import {
  type Api,
  findLongTexts,
  findOmissions,
  type Omission,
  toWrittenPointer,
} from '@openapi-portal/openapi-model';
import {createLocator, findUnknownKeywords} from '@openapi-portal/openapi-model/reading';

/** Maximum number of locations in a report. Once these are fixed, the next build lists others. */
const LIMIT = 20;

function formatPointers(pointers: readonly string[]): string {
  const named = pointers.slice(0, LIMIT).join(', ');
  const others = pointers.length - LIMIT;
  return others > 0 ? `${named} and ${others} more` : named;
}

/** Formats what the pages of a contract omit or change, in one line; `''` if they show everything. */
export function formatOmissions(contract: string, omissions: readonly Omission[]): string {
  if (omissions.length === 0) return '';
  const found = omissions.map(({what, pointers}) => `${what}: ${formatPointers(pointers)}`);
  return `The pages omit or change parts of ${contract}: ${formatLine(found.join('; '))}`;
}

interface Remark {
  readonly pointer: string;
  /** Printed directly after the pointer. */
  readonly text: string;
}

const findUnrendered = (document: JsonValue): readonly Remark[] =>
  [...listValues(document)].flatMap(([pointer, value]) => {
    if (typeof value !== 'string' || !pointer.endsWith('/description')) return [];
    const problem = checkMarkdown(value);
    if (problem === undefined) return [];
    return [
      {pointer, text: ` ${problem}, so its page shows the first of its source as text: ${REMEDY}`},
    ];
  });

const REMEDY = 'shorten it, or move it to a page and link to that';

function findHeavyTexts(published: unknown): readonly Remark[] {
  if (!isJsonObject(published)) return [];
  const long = findLongTexts(published).map(({pointer, length}) => {
    const size = `${(length / 1_000_000).toFixed(1)} million characters`;
    return {pointer, text: ` has ${size}, which every visitor of its page downloads: ${REMEDY}`};
  });
  const texts = [...long, ...findUnrendered(published)];
  return [...new Map(texts.map((text) => [text.pointer, text])).values()];
}

function findWrongExamples(examples: readonly CheckedExample[]): readonly Remark[] {
  const remarks = examples.flatMap(({pointer, isGenerated, fault}) => {
    if (fault === undefined) return [];
    const text = isGenerated
      ? `: no valid example value was found for this schema (${fault}): relax its constraints`
      : `: this example does not match its schema (${fault}): correct the example or its schema so that they match`;
    return [{pointer, text}];
  });
  return [...new Map(remarks.map((remark) => [remark.pointer, remark])).values()];
}

/** Lists what the pages of an API omit or change, its invalid examples, and texts that make pages slow. */
export async function listRemarks(
  {contract, reading}: Pick<Api, 'contract' | 'reading'>,
  published: unknown,
  siteDir: string,
): Promise<readonly string[]> {
  const file = path.join(siteDir, contract);
  const unknown = await findUnknownKeywords(published, file, reading, siteDir);
  const line = formatOmissions(contract, [...findOmissions(published), ...unknown]);
  const lines = line === '' ? [] : [line];
  const examples = checkExamples(published);
  const unchecked = examples.filter(({isUnchecked}) => isUnchecked).length;
  if (unchecked > 0)
    lines.push(
      `${contract} has unchecked examples, ${unchecked} in all: its schemas take too long`,
    );
  const wrong = findWrongExamples(examples);
  const texts = findHeavyTexts(published);
  if (wrong.length + texts.length === 0) return lines;
  const locate = await createLocator(file, reading, siteDir);
  const format = ({pointer, text}: Remark): string => {
    const written = toWrittenPointer(published, pointer);
    return `${formatLocation(locate(written), siteDir)}  ${formatLine(written + text)}`;
  };
  // Remarks can repeat, because a parameter of Swagger 2.0 is converted once for each media type.
  const named = [...new Set(wrong.map(format))];
  const others = named.length - LIMIT;
  return [
    ...lines,
    ...named.slice(0, LIMIT),
    ...(others > 0 ? [`${contract} has ${others} more invalid examples`] : []),
    ...texts.map(format),
  ];
}
