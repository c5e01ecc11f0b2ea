import {expect, test} from 'vitest';

import {applyRule} from '../testing/read-site';

import {findUnknownParts} from './parts';

const components = {
  AccessMatrix: {},
  Fields: {of: {values: ['asset', 'risk']}},
  Ideas: {state: {values: ['new', 'built'], isOptional: true}},
  Lifecycle: {of: {values: ['risk', 'exposure']}},
  RiskMatrix: {},
} as const;

const find = (text: string, file = 'docs/page.mdx'): string =>
  applyRule(findUnknownParts, {[file]: text}, {components});

test('passes known components, names of a contract and imported components', () => {
  const source = [
    "import Mine from './mine';",
    'export const Own = () => null;',
    '<AccessMatrix />',
    '<Lifecycle of="risk" />',
    '<Ideas />',
    'A <Fields of="risk">risk</Fields> and <Operation id="create-user" />.',
    '<Mine.Part /><Own />',
  ];
  expect(find(source.join('\n\n').replace('Mine.Part', 'Mine'))).toBe('');
});

test('rejects an unknown component, and suggests the nearest', () => {
  expect(find('<AccesMatrix />\n\nSee <Nothing />.\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:1  The component <AccesMatrix> does not exist
        → write AccessMatrix
      docs/page.mdx:3:5  The component <Nothing> does not exist
        → write one of AccessMatrix, Fields, Ideas, Lifecycle, RiskMatrix, Head, TabItem, Tabs, Operation, Field, Problem, Schema, OperationAccess, Operations, ApiList"
  `);
});

test('rejects a name that is unknown or missing, and an unknown attribute', () => {
  expect(find('<Lifecycle of="risks" />\n\n<Fields />\n\n<RiskMatrix of="risk" />\n'))
    .toMatchInlineSnapshot(`
      "  docs/page.mdx:1:1  <Lifecycle> does not support of="risks"
          → write of="risk", or one of risk, exposure
        docs/page.mdx:3:1  <Fields> needs the attribute of="…"
          → write one of asset, risk
        docs/page.mdx:5:1  <RiskMatrix> has no attribute of
          → remove it"
    `);
});

test('rejects components on pages where they do not work', () => {
  expect(find('<RiskMatrix />\n', 'src/pages/page.mdx')).toMatchInlineSnapshot(`
    "  src/pages/page.mdx:1:1  <RiskMatrix> does not work on a standalone page
        → move the page into docs/, or remove the component"
  `);
});
