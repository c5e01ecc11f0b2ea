import type {List, Nodes, Table} from 'mdast';
import {describe, expect, it} from 'vitest';

import {listNodes, toText} from '@openapi-portal/markdown-source';
import {chains, decisions, flows, screenParts, sequences, timelines} from '../../src/product/flows';
import {userTypes} from '../../src/product/user-types';
import {readSections, type Section} from '../../scripts/read-sections';

/** The pages with the words beside the pictures, and the headings above both. */
const places = {
  audit: ['docs/system-applications/auditor-application.mdx', 'an-audit-step-by-step'],
  assignment: ['docs/system-applications/supplier-application.mdx', 'from-invitation-to-end'],
  questionnaire: ['docs/system-applications/vendor-application.mdx', 'what-happens-on-both-sides'],
  'concurrent-changes': ['docs-api/concurrent-changes.mdx', 'two-jobs-at-once'],
  'user-type': ['docs/user-types/index.mdx', 'which-type-should-this-person-get'],
  proof: ['docs/system-modules/compliance/index.mdx', 'key-concepts'],
  account: ['docs/user-types/outsource.mdx', 'timeline-of-an-account'],
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

/** The first table of a section: its head, then its rows, as texts. */
function readTable(place: string): readonly (readonly string[])[] {
  const table = find(place).blocks.find(isTable);
  return table?.children.map(({children}) => children.map(toText)) ?? [];
}

const readItems = (place: string): readonly Nodes[] =>
  find(place).blocks.find(isList)?.children ?? [];

const listStrong = (item: Nodes): readonly string[] =>
  listNodes(item).flatMap((node) => (node.type === 'strong' ? [toText(node)] : []));

const isEmpty = (cell = ''): boolean => cell === '' || cell === '–';

describe.each(flows)('the picture and the table of the flow $id', ({id, lanes, steps}) => {
  const [head = [], ...rows] = readTable(id);

  it('have the same lanes and steps', () => {
    expect(head.slice(1, 3)).toEqual(lanes.map(({name}) => name));
    expect(rows.map(([name]) => name)).toEqual(
      steps.map(({name}, index) => `${index + 1} ${name}`),
    );
  });

  it('let a lane act only where the table says what it does', () => {
    steps.forEach(({acts}, index) => {
      for (const {lane} of acts) {
        const cell = rows[index]?.[1 + lanes.findIndex((one) => one.id === lane)];
        expect(isEmpty(cell), `${index + 1}, ${lane}`).toBe(false);
      }
    });
  });

  it('reach the same states in the same steps', () => {
    steps.forEach(({acts}, index) => {
      const row = rows[index]?.join(' ') ?? '';
      for (const {state} of acts.flatMap(({reaches = []}) => reaches)) {
        expect(row).toMatch(new RegExp(`\\b${state}\\b`));
      }
    });
  });
});

it('the words beside two jobs at once name the step that is refused, and the change before it', () => {
  const {exchanges = []} = sequences.find(({id}) => id === 'concurrent-changes') ?? {};
  const refused = exchanges.findIndex(({status}) => status === 412);
  const changed = exchanges[refused - 1];
  expect(changed?.brings[0]?.value).not.toBe(exchanges[refused]?.sends[0]?.value);
  const words = find('concurrent-changes').blocks.map(toText).join(' ');
  for (const step of [changed?.step, exchanges[refused]?.step])
    expect(words).toContain(`step ${step ?? '?'} `);
});

it('the questions in the picture are those of the list, with the same answers', () => {
  const {questions = []} = decisions.find(({id}) => id === 'user-type') ?? {};
  const items = readItems('user-type');
  expect(items).toHaveLength(questions.length);
  questions.forEach(({asks, yes}, index) => {
    const item = items[index];
    if (item === undefined) throw new Error(`There is no question ${index + 1}`);
    const [word = '-'] = listStrong(item);
    expect(asks).toContain(word);
    const links = listNodes(item).flatMap((node) => (node.type === 'link' ? [node.url] : []));
    expect(links).toEqual([`./${yes}.mdx`]);
  });
  expect(questions).toHaveLength(userTypes.length);
});

it('the chain of proof is the beginning of the table, with the same examples', () => {
  const rows = readTable('proof').slice(1);
  const {links = []} = chains.find(({id}) => id === 'proof') ?? {};
  links.forEach(({entity, example}, index) => {
    expect(rows[index]?.[0]).toBe(entity);
    expect(rows[index]?.[2]?.startsWith(example), example).toBe(true);
  });
});

it('the timeline of an account has the moments of the table', () => {
  const rows = readTable('account').slice(1);
  const {moments = []} = timelines.find(({id}) => id === 'account') ?? {};
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    moments.map(({when, state, day = '–'}) => [when, state, day]),
  );
});

it('the parts of the screen have the numbers and names of the list', () => {
  const items = readItems('screen');
  expect(items.map((item) => listStrong(item)[0])).toEqual(screenParts.map(({name}) => `${name}.`));
});
