import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {type Cursor, listOperations, toContract} from '@openapi-portal/openapi-model';

import {API, type Exchange, sequences} from './flows';

const contract = toContract(parse(readFileSync('openapi/ciso-api.yaml', 'utf8')));
const operations = listOperations(contract);

const findOperation = ({operation}: Exchange) => {
  const found = operations.find(({id}) => id === operation);
  if (found === undefined) throw new Error(`The contract has no operation ${operation}`);
  return found;
};

const findAnswer = (exchange: Exchange): Cursor | undefined =>
  findOperation(exchange).cursor.get('responses')?.get(`${exchange.status}`)?.resolve();

const listContents = (answer: Cursor | undefined): readonly Cursor[] =>
  answer?.entries('content').map(([, content]) => content) ?? [];

const listNames = (cursors: readonly Cursor[], key: string): readonly string[] =>
  cursors.flatMap((cursor) => cursor.entries(key).map(([name]) => name));

const listSchemas = (answer: Cursor | undefined): readonly Cursor[] =>
  listContents(answer).flatMap((content) => content.get('schema')?.resolve() ?? []);

describe.each(sequences)('the sequence $id', ({participants, exchanges}) => {
  it('calls operations by their method and path', () => {
    for (const exchange of exchanges) {
      const {method, path} = findOperation(exchange);
      expect(exchange.call).toBe(`${method.toUpperCase()} ${path}`);
    }
  });

  it('sends parameters and headers that the operations take', () => {
    for (const exchange of exchanges) {
      const parameters = findOperation(exchange).cursor.items('parameters');
      const names = parameters.map((parameter) => parameter.resolve().text('name'));
      exchange.sends.forEach(({name}) => expect(names).toContain(name));
    }
  });

  it('gets responses of the contract, with existing headers and members', () => {
    for (const exchange of exchanges) {
      const answer = findAnswer(exchange);
      expect(answer, `${exchange.operation} ${exchange.status}`).toBeDefined();
      const members = listNames(listSchemas(answer), 'properties');
      const names = [...(answer?.entries('headers') ?? []).map(([name]) => name), ...members];
      exchange.brings.forEach(({name}) => expect(names).toContain(name));
    }
  });

  it('only omits response members that the contract does not require', () => {
    for (const exchange of exchanges) {
      const required = listSchemas(findAnswer(exchange)).flatMap((schema) =>
        schema.texts('required'),
      );
      const members = exchange.brings.filter(({value}) => value === undefined);
      members.forEach(({name, isOptional = false}) =>
        expect(required.includes(name), name).toBe(!isOptional),
      );
    }
  });

  it('is refused with a problem of the contract, and succeeds without one', () => {
    for (const exchange of exchanges) {
      const problems = listNames(listContents(findAnswer(exchange)), 'examples');
      if (exchange.status < 400) expect(exchange.problem).toBeUndefined();
      else expect(problems).toContain(exchange.problem);
    }
  });

  it('has the API and its listed participants', () => {
    expect(participants).toContain(API);
    exchanges.forEach(({by}) => expect(participants.filter((one) => one !== API)).toContain(by));
  });
});

it('only accepts a change with the current version, like the API', () => {
  const {exchanges = []} = sequences.find(({id}) => id === 'concurrent-changes') ?? {};
  expect(exchanges).not.toEqual([]);
  let current = exchanges[0]?.brings[0]?.value;
  for (const {operation, sends, status, brings} of exchanges) {
    const isStale = sends.some(({name, value}) => name === 'If-Match' && value !== current);
    expect(status).toBe(isStale ? 412 : 200);
    const version = brings[0]?.value ?? current;
    if (operation === 'get-company-info') expect(version).toBe(current);
    else if (!isStale) expect(version).not.toBe(current);
    current = version;
  }
});

it('returns the same user for the same key after a lost response, and an error after 24 hours', () => {
  const {exchanges = []} = sequences.find(({id}) => id === 'safe-retry') ?? {};
  const [first, second, late] = exchanges;
  expect(new Set(exchanges.map(({sends}) => sends[0]?.value)).size).toBe(1);
  expect(exchanges.map(({isLost}) => isLost)).toEqual([true, undefined, undefined]);
  expect(second).toMatchObject({status: 201, brings: first?.brings});
  expect(late).toMatchObject({when: 'after 24 hours', problem: 'email-already-in-use'});
});

it('repeats calls only while the response contains the value that the next call sends', () => {
  const loops = sequences.filter(({loop}) => loop !== undefined);
  expect(loops.map(({id}) => id)).toEqual(['paging']);
  for (const {exchanges, loop} of loops) {
    const [before, first] = [exchanges[(loop?.from ?? 0) - 1], exchanges[loop?.from ?? 0]];
    expect(before?.brings.map(({name}) => name)).toContain('next_page_token');
    expect(first?.sends.map(({name}) => name)).toContain('page_token');
    expect(loop?.while).toContain('next_page_token');
  }
});
