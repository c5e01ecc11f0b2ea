import path from 'node:path';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {
  type Cursor,
  describeStatus,
  listOperations,
  type Operation,
  replaceServers,
  toContract,
} from '@openapi-portal/openapi-model';
import {findNearest, type Problem, ProblemsError, YamlFile} from '@openapi-portal/reports';
import {toExamples} from '@openapi-portal/openapi-model/inputs/build';
import {highlightToHtml} from '@openapi-portal/code-highlight';

import {type Call, shownCall} from '../pages/_home/call';
import {reading} from '../../config/api-extras';
import {readServerUrl} from '../../config/server-url';

interface Wanted {
  readonly operation: string;
  /** Name of an example of the request body. */
  readonly example: string;
  readonly fields: readonly string[];
  readonly header: string;
}

/** Thrown if the contract lacks a part that the home page shows. */
export class MissingPartError extends Error {
  constructor(
    readonly part: string,
    readonly pointer: string,
    readonly nearest?: string,
  ) {
    super(`${part} is missing at ${pointer}`);
    this.name = 'MissingPartError';
  }
}

/** @throws MissingPartError if the part is undefined */
function need<Part>(part: Part | undefined, what: string, pointer: string): Part {
  if (part === undefined) throw new MissingPartError(what, pointer);
  return part;
}

/** @throws MissingPartError with the nearest name if no part has this name */
function needNamed<Part>(
  parts: readonly (readonly [string, Part])[],
  name: string,
  what: string,
  pointer: string,
): Part {
  const part = new Map(parts).get(name);
  if (part !== undefined) return part;
  const nearest = findNearest(name, new Map(parts).keys());
  throw new MissingPartError(`${what} ${name}`, pointer, nearest);
}

/** Formats the wanted fields of an example as highlighted JSON, with an ellipsis for the other fields. */
function formatBody(value: unknown, fields: readonly string[], pointer: string): string {
  const known = Object.entries(value as Readonly<Record<string, unknown>>);
  const lines = fields.map((name) => {
    const field: unknown = needNamed(known, name, 'the field', pointer);
    return `"${name}": ${JSON.stringify(field)},`;
  });
  return highlightToHtml(`{ ${lines.join('\n  ')} … }`, 'json');
}

function toRequest({cursor, method, path}: Operation, {example, fields}: Wanted) {
  const contract = cursor.with(cursor.root);
  const server = need(contract.items('servers')[0]?.text('url'), 'a server', '#');
  const owner = need(cursor.get('requestBody')?.resolve(), 'a request body', cursor.pointer);
  const [, content] = need(owner.entries('content')[0], 'content', owner.pointer);
  const examples = toExamples(content).map((one) => [one.name, one] as const);
  const {summary = '', value} = needNamed(examples, example, 'the example', content.pointer);
  return {
    summary,
    request: `${method.toUpperCase()} ${new URL(server).pathname}${path}`,
    body: formatBody(value, fields, content.pointer),
  };
}

/** Returns the first success status, with the contract's example of a header. */
function toAnswer(cursor: Cursor, header: string): Pick<Call, 'status' | 'header'> {
  const success = cursor.entries('responses').find(([status]) => status.startsWith('2'));
  const [status, found] = need(success, 'a success', cursor.pointer);
  const response = found.resolve();
  const shown = needNamed(response.entries('headers'), header, 'the header', response.pointer);
  const [{value} = {value: undefined}] = toExamples(shown.resolve());
  return {status: describeStatus(status), header: [header, String(value)]};
}

/**
 * Builds the call on the home page from an operation and one of its examples.
 *
 * @param document the contract as one document of OpenAPI 3.1
 * @throws MissingPartError if the contract lacks a part of the call
 */
export function toCall(document: unknown, wanted: Wanted): Call {
  const operations = listOperations(toContract(document)).flatMap((one) =>
    one.id === undefined ? [] : [[one.id, one] as const],
  );
  const operation = needNamed(operations, wanted.operation, 'the operation', '#/paths');
  return {
    operation: operation.slug,
    ...toRequest(operation, wanted),
    ...toAnswer(operation.cursor, wanted.header),
  };
}

const SOURCE = 'src/pages/_home/call.ts';

const toProblem = ({part, pointer, nearest}: MissingPartError, contract: string): Problem =>
  YamlFile.read(contract).toProblem(
    pointer,
    `The home page shows a call, but ${part} is missing`,
    nearest ? `write ${nearest} in ${SOURCE}` : `add it here, or name another call in ${SOURCE}`,
  );

/**
 * Reads the call on the home page.
 *
 * @throws ProblemsError if the contract lacks a part of the call
 */
export async function readCall(
  siteDir: string,
  {contract, ...wanted}: Wanted & {readonly contract: string} = shownCall,
): Promise<Call> {
  const file = path.join(siteDir, contract);
  const read = await readContract(file, reading, siteDir);
  const url = readServerUrl();
  const document = url === undefined ? read : replaceServers(read, url);
  try {
    return toCall(document, wanted);
  } catch (error) {
    if (!(error instanceof MissingPartError)) throw error;
    throw new ProblemsError('the home page', [toProblem(error, file)], siteDir);
  }
}
