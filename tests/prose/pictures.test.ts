import type {List, Nodes, Table} from 'mdast';
import {expect, it} from 'vitest';

import {listNodes, toText} from '@openapi-portal/markdown-source';
import {chains, sequences} from '../../src/product/flows';
import {readSections, type Section} from '../../scripts/find-unexplained-problems';

/** Location of each picture: the page, and the id of the heading above the picture. */
const places = {
  'concurrent-changes': ['docs-api/concurrent-changes.mdx', 'two-jobs-at-once'],
  proof: ['docs/system-modules/compliance/index.mdx', 'key-concepts'],
  screen: ['docs/system-applications/cyberview-application.mdx', 'layout'],
} as const;

function find(place: string): Section {
  const [file = '', id = ''] = places[place as keyof typeof places];
  const section = readSections(file).find((one) => one.id === id);
  if (section === undefined) throw new Error(`${file} has no section #${id}`);
  return section;
}

const isTable = (block: Nodes): block is Table => block.type === 'table';
const isList = (block: Nodes): block is List => block.type === 'list';

/** Returns the cells of the first table in a section, row by row, starting with the header. */
function readTable(place: string): readonly (readonly string[])[] {
  const table = find(place).blocks.find(isTable);
  return table?.children.map(({children}) => children.map(toText)) ?? [];
}

const readItems = (place: string): readonly Nodes[] =>
  find(place).blocks.find(isList)?.children ?? [];

const listStrong = (item: Nodes): readonly string[] =>
  listNodes(item).flatMap((node) => (node.type === 'strong' ? [toText(node)] : []));

it('the text next to concurrent jobs names the rejected step, and the change before it', () => {
  const {exchanges = []} = sequences.find(({id}) => id === 'concurrent-changes') ?? {};
  const refused = exchanges.findIndex(({status}) => status === 412);
  const changed = exchanges[refused - 1];
  expect(changed?.brings[0]?.value).not.toBe(exchanges[refused]?.sends[0]?.value);
  const words = find('concurrent-changes').blocks.map(toText).join(' ');
  for (const step of [changed?.step, exchanges[refused]?.step])
    expect(words).toContain(`step ${step ?? '?'} `);
});

it('the chain of proof is the beginning of the table, with the same examples', () => {
  const rows = readTable('proof').slice(1);
  const {links = []} = chains.find(({id}) => id === 'proof') ?? {};
  links.forEach(({entity, example}, index) => {
    expect(rows[index]?.[0]).toBe(entity);
    expect(rows[index]?.[2]?.startsWith(example), example).toBe(true);
  });
});

it('the parts of the screen have the numbers and names of the list', () => {
  const items = readItems('screen');
  expect(items.map((item) => listStrong(item)[0])).toEqual([
    'Header.',
    'Navigation.',
    'List of a module.',
    'Head of a record.',
    'Fields.',
    'Links.',
    'History.',
  ]);
});
