import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {asObject} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {BUDGET} from '../budget';
import {bundleContract} from './bundle-contract';
import {createLocator} from './locate';

const CONTRACT = `openapi: 3.1.0
info:
  title: Shop
  version: 1.0.0
tags:
  - name: carts
  - name: internal
  - name: orders
paths:
  /carts:
    get:
      summary: Lists carts
      tags: [carts, internal]
      parameters:
        - {name: debug, in: query, schema: {type: boolean}}
        - {name: size, in: query, schema: {type: integer}}
      responses: &answers
        '200': {description: OK}
  /orders:
    get:
      summary: Lists orders
      responses: *answers
`;

let dir: string;

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'overlays-'));
  await fs.writeFile(path.join(dir, 'shop.yaml'), CONTRACT);
});

afterEach(() => fs.rm(dir, {recursive: true}));

async function apply(...overlays: readonly string[]) {
  const names = overlays.map((_, index) => `overlay-${index}.yaml`);
  const head = 'overlay: 1.1.0\ninfo: {title: Fixes, version: 1.0.0}\n';
  for (const [index, actions] of overlays.entries()) {
    const text = actions.startsWith('- ') ? `${head}actions:\n${actions}` : actions;
    await fs.writeFile(path.join(dir, names[index] ?? ''), text);
  }
  const bundled = await bundleContract(path.join(dir, 'shop.yaml'), {overlays: names}, dir);
  const document = asObject(bundled.document);
  const format = ({file, line, column, message}: (typeof bundled.problems)[number]) =>
    `${path.basename(file)}:${line}:${column} ${message}`;
  return {
    find: (pointer: string) => findAt(document, pointer),
    problems: bundled.problems.map(format),
    warnings: (bundled.warnings ?? []).map(format),
  };
}

/** The number in each title is the section of the Overlay Specification 1.1.0. */
describe('an action', () => {
  it('merges objects recursively, and concatenates their lists (4.4.3.2)', async () => {
    const {find, problems} = await apply(`- target: $
  update:
    info: {title: Store, contact: {name: Help}}
    tags: [{name: refunds}]
`);
    expect(problems).toEqual([]);
    expect(find('#/info')).toEqual({title: 'Store', version: '1.0.0', contact: {name: 'Help'}});
    expect(find('#/tags/3')).toEqual({name: 'refunds'});
  });

  it('changes every value that the path selects', async () => {
    const {find} = await apply('- {target: $.paths.*.get, update: {x-safe: true}}');
    expect(find('#/paths/~1carts/get/x-safe')).toBe(true);
    expect(find('#/paths/~1orders/get/x-safe')).toBe(true);
  });

  it('appends a value to a list, and replaces a plain value', async () => {
    const {find} = await apply(`- target: $.paths['/carts'].get.tags
  update: shop
- target: $.paths['/carts'].get.summary
  update: Lists all carts
`);
    expect(find('#/paths/~1carts/get/tags')).toEqual(['carts', 'internal', 'shop']);
    expect(find('#/paths/~1carts/get/summary')).toBe('Lists all carts');
  });

  it('removes entries of lists and members of objects', async () => {
    const {find} = await apply(`- target: $.paths.*.get.parameters[?@.name == 'debug']
  remove: true
- target: $..tags[?@ == 'internal' || @.name == 'internal']
  remove: true
- target: $.paths['/orders']
  remove: true
`);
    expect(find('#/paths/~1carts/get/parameters')).toHaveLength(1);
    expect(find('#/paths/~1carts/get/tags')).toEqual(['carts']);
    expect(find('#/tags')).toEqual([{name: 'carts'}, {name: 'orders'}]);
    expect(Object.keys(asObject(find('#/paths')))).toEqual(['/carts']);
  });

  it('copies a value of the contract', async () => {
    const {find} = await apply(
      `- {target: "$.paths['/orders'].get", copy: "$.paths['/carts'].get"}`,
    );
    expect(find('#/paths/~1orders/get/parameters')).toHaveLength(2);
  });

  it('does not change a value elsewhere that has the same YAML alias', async () => {
    const {find} = await apply(`- target: $.paths['/carts'].get.responses['200']
  update: {description: The carts}
`);
    expect(find('#/paths/~1orders/get/responses/200/description')).toBe('OK');
  });

  it('applies to the result of the previous overlay', async () => {
    const second = "- target: $.info[?@ == 'one']\n  update: two\n";
    const {find} = await apply('- {target: $.info, update: {x-step: one}}', second);
    expect(find('#/info/x-step')).toBe('two');
  });
});

describe('examples of the Overlay Specification 1.0.0 (4.5) return their documented result:', () => {
  const apply10 = async (title: string, actions: string) => {
    const get = "{responses: {'200': {description: OK}}}";
    const parameters = '[{name: filter, in: query, schema: {}}, {name: dummy, in: query}]';
    await fs.writeFile(
      path.join(dir, 'shop.yaml'),
      `openapi: 3.1.0
info: {title: Shop, version: 1.0.0}
paths:
  /: {get: ${get}}
  /pets: {get: ${get.replace('{', `{parameters: ${parameters}, `)}}
components: {schemas: {filterSchema: {type: string}}}
`,
    );
    return apply(`overlay: 1.0.0\ninfo: {title: ${title}, version: 1.0.0}\nactions:\n${actions}`);
  };

  it('structured', async () => {
    const {find, problems} = await apply10(
      'Structured Overlay',
      `  - target: '$' # Root of document
    update:
      info:
        x-overlay-applied: structured-overlay
      paths:
        '/':
          summary: 'The root resource'
          get:
            summary: 'Retrieve the root resource'
            x-rate-limit: 100
`,
    );
    expect(problems).toEqual([]);
    expect(find('#/info/x-overlay-applied')).toBe('structured-overlay');
    expect(find('#/paths/~1/summary')).toBe('The root resource');
    expect(find('#/paths/~1/get')).toEqual({
      responses: {'200': {description: 'OK'}},
      summary: 'Retrieve the root resource',
      'x-rate-limit': 100,
    });
  });

  it('targeted', async () => {
    const {find, problems} = await apply10(
      'Targeted Overlay',
      `  - target: $.paths['/'].get
    update:
      description: This is the new description
  - target: $.paths['/pets']
    update:
      post:
        description: This is an updated description of a child object
        x-safe: false
`,
    );
    expect(problems).toEqual([]);
    expect(find('#/paths/~1/get/description')).toBe('This is the new description');
    expect(find('#/paths/~1pets/post')).toEqual({
      description: 'This is an updated description of a child object',
      'x-safe': false,
    });
  });

  it('wildcard, and entries of lists', async () => {
    const {find, problems} = await apply10(
      'Update many objects at once',
      `  - target: $.paths.*.get
    update:
      x-safe: true
  - target: $.paths.*.get.parameters[?@.name=='filter' && @.in=='query']
    update:
      schema:
        $ref: '#/components/schemas/filterSchema'
  - target: $.paths.*.get.parameters
    update:
      name: newParam
      in: query
  - target: $.paths.*.get.parameters[?@.name == 'dummy']
    remove: true
`,
    );
    expect(problems).toEqual([]);
    expect(find('#/paths/~1/get/x-safe')).toBe(true);
    expect(find('#/paths/~1pets/get/parameters')).toEqual([
      {name: 'filter', in: 'query', schema: {$ref: '#/components/schemas/filterSchema'}},
      {name: 'newParam', in: 'query'},
    ]);
  });
});

describe('examples of the Overlay Specification 1.1.0 (4.4.4) return their documented result:', () => {
  const get = {responses: {'200': {description: 'OK'}}};
  const other = {delete: get};
  const paged = {...get, 'x-oai-traits': ['paged']};
  const [id, top, skip] = ['id', 'top', 'skip'].map((name) => ({name, in: 'query'}));

  it.each([
    [
      'targeted, a plain value',
      `target: "$.paths['/a'].get.description", update: new`,
      {'/a': {get: {...get, description: 'old'}}},
      {'/a': {get: {...get, description: 'new'}}},
    ],
    [
      'removed entries of a list',
      `target: "$.paths.*.get.tags[?@ == 'dummy']", remove: true`,
      {'/a': {get: {...get, tags: ['dummy', 'b']}}},
      {'/a': {get: {...get, tags: ['b']}}},
    ],
    [
      'traits',
      `target: "$.paths[?(@.get['x-oai-traits'][?(@ == 'paged')])].get", update: {parameters: [{name: top, in: query}, {name: skip, in: query}]}`,
      {'/a': {get: paged}, '/b': {get: {...paged, parameters: [id]}}, '/c': {get}},
      {
        '/a': {get: {...paged, parameters: [top, skip]}},
        '/b': {get: {...paged, parameters: [id, top, skip]}},
        '/c': {get},
      },
    ],
    [
      'simple copy',
      `target: "$.paths['/b']", copy: "$.paths['/a']"`,
      {'/a': {get}, '/b': other},
      {'/a': {get}, '/b': {get, ...other}},
    ],
    [
      'copy to a new target',
      `target: $.paths, update: {/c: {}}}\n- {target: "$.paths['/c']", copy: "$.paths['/a']"`,
      {'/a': {get}, '/b': other},
      {'/a': {get}, '/b': other, '/c': {get}},
    ],
    [
      'move',
      `target: $.paths, update: {/c: {}}}\n- {target: "$.paths['/c']", copy: "$.paths['/a']"}\n- {target: "$.paths['/a']", remove: true`,
      {'/a': {get}, '/b': other},
      {'/b': other, '/c': {get}},
    ],
  ])('%s', async (_title, actions, before, after) => {
    const contract = {openapi: '3.1.0', info: {title: 'Shop', version: '1.0.0'}, paths: before};
    await fs.writeFile(path.join(dir, 'shop.yaml'), JSON.stringify(contract));
    const {find, problems} = await apply(`- {${actions}}`);
    expect(problems).toEqual([]);
    expect(find('#/paths')).toEqual(after);
  });
});

describe('an overlay problem names its location:', () => {
  it.each([
    ['openapi: 3.1.0\n', /^overlay-0.yaml:1:1 This file is not an overlay$/],
    ['overlay: 2.0.0\n', /^overlay-0.yaml:1:1 This file is not an overlay$/],
    ['a: [\n', /^overlay-0.yaml:\d+:\d+ The YAML cannot be read: /],
    ['- {target: "paths[", remove: true}', /^overlay-0.yaml:4:12 paths\[ is not a JSONPath \(RFC/],
    [
      '- {target: $..a..b..c, remove: true}',
      /^overlay-0.yaml:4:12 \$\.\.a\.\.b\.\.c has more than 2 segments with `\.\.`$/,
    ],
    [
      "- {target: '$.paths[?$..a == @.get]', remove: true}",
      /^overlay-0.yaml:4:12 \$\.paths\[\?\$\.\.a == @\.get\] searches the whole contract in a filter$/,
    ],
    ['- {target: $.info}', /^overlay-0.yaml:4:3 The action does not say what to do$/],
    ['- {target: $, remove: true}', /^overlay-0.yaml:4:12 The action removes the whole contract$/],
    [
      '- {target: $.info, update: {title: [a]}}',
      /^overlay-0.yaml:4:36 The action merges a list into a plain value$/,
    ],
    [
      '- {target: $.info, copy: $.paths.*}',
      /^overlay-0.yaml:4:26 \$\.paths\.\* selects 2 values, but one is needed$/,
    ],
  ])('%j', async (overlay, expected) => {
    expect((await apply(overlay)).problems).toEqual([expect.stringMatching(expected)]);
  });

  it('a file that does not exist', async () => {
    const options = {overlays: ['none.yaml']};
    const {problems} = await bundleContract(path.join(dir, 'shop.yaml'), options, dir);
    expect(problems.map(({message}) => message)).toEqual([
      'The overlay does not refer to an existing file',
    ]);
  });

  it('an action that selects many values of the wrong kind, once', async () => {
    const {problems} = await apply('- {target: "$.tags[*].name", update: {a: b}}');
    expect(problems).toEqual(['overlay-0.yaml:4:3 The action merges an object into a plain value']);
  });

  it('actions that copy a list into itself again and again', async () => {
    const double = '- {target: $.tags, copy: $.tags}\n';
    const {problems} = await apply(double.repeat(30));
    expect(problems).toContain('overlay-0.yaml:19:3 The action writes too much into the contract');
    expect(problems.filter((problem) => problem.startsWith('overlay-0'))).toHaveLength(1);
  });

  it('an action that selects nothing, as a warning (4.4.3.1)', async () => {
    const {problems, warnings} = await apply('- {target: $.paths.gone, remove: true}');
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      'overlay-0.yaml:4:12 The action changes nothing, because the contract has no $.paths.gone',
    ]);
  });
});

describe('a contract value is located where its author wrote it:', () => {
  const overlay = `- target: $.tags[0]
  remove: true
- target: $.paths['/carts'].get
  update:
    parameters:
      - {name: page, in: query}
    summary: Lists
`;

  it.each([
    ['#/tags/1', 'shop.yaml', 8],
    ['#/paths/~1carts/get/parameters/1', 'shop.yaml', 16],
    ['#/paths/~1carts/get/parameters/2/name', 'overlay-0.yaml', 9],
    ['#/paths/~1carts/get/summary', 'overlay-0.yaml', 10],
  ])('%s', async (pointer, file, line) => {
    await apply(overlay);
    const options = {overlays: ['overlay-0.yaml']};
    const locate = await createLocator(path.join(dir, 'shop.yaml'), options, dir);
    expect(locate(pointer)).toMatchObject({file: path.join(dir, file), line});
  });
});

it('omits the actions after too many searches of the whole contract, in all overlays together', async () => {
  const {searches, steps} = BUDGET;
  const {overlays} = steps;
  Object.assign(BUDGET, {searches: 3});
  Object.assign(steps, {overlays: 10});
  try {
    const named = '- {target: $.info.title, update: Named}\n';
    const search = '- {target: $..debug, remove: true}\n';
    const {find, problems} = await apply(search + search + named, search + search + named);
    expect(find('#/info/title')).toBe('Named');
    expect(problems).toEqual([
      'overlay-1.yaml:5:3 The action and all that follow are omitted: the overlays search too much',
    ]);
  } finally {
    Object.assign(BUDGET, {searches});
    Object.assign(steps, {overlays});
  }
});

describe('an action is refused', () => {
  it.each([
    [
      'if its pattern may be slow',
      "$.paths.*.*[?match(@, '(C|C|D)*')]",
      'overlay-0.yaml:4:3 The action and all that follow are omitted: the pattern (C|C|D)* may be slow',
    ],
    [
      'if it repeats names in several segments',
      "$['paths','paths','paths','paths']['/carts','/carts','/carts']",
      'overlay-0.yaml:4:12 The path may select a value 12 times, but only 10 are allowed',
    ],
    [
      'if it repeats wildcards in a filter',
      '$.paths[?@[*,*,*,*][*,*,*].none]',
      'overlay-0.yaml:4:12 The path may select a value 12 times, but only 10 are allowed',
    ],
  ])('%s', async (_, target, problem) => {
    const {problems} = await apply(`- {target: "${target}", remove: true}\n`);
    expect(problems).toEqual([problem]);
  });
});

it('selects by a pattern, and by several names and filters', async () => {
  const {find, problems} = await apply(
    `
- {target: "$.paths[?search(@.get.summary, 'ca.ts')]", update: {x-a: 1}}
- {target: "$.paths['/carts', '/orders'].get[?match(@, 'Lists [a-z]+'), ?@ == 1]", update: New}
`.trimStart(),
  );
  expect(problems).toEqual([]);
  expect(find('#/paths/~1carts/x-a')).toBe(1);
  expect(find('#/paths/~1orders/x-a')).toBeUndefined();
  expect(find('#/paths/~1orders/get/summary')).toBe('New');
});

it('counts names, repetitions and texts that are matched as searches', async () => {
  const {searches, steps} = BUDGET;
  const {overlays} = steps;
  const omitted = /The action and all that follow are omitted: the overlays search too much/;
  Object.assign(BUDGET, {searches: 0});
  Object.assign(steps, {overlays: 20});
  try {
    const names = Array.from({length: 100}, (_, index) => `'/a${index}'`).join(',');
    for (const target of [`$.paths[${names}]`, '$.paths[*,*,*,*]', `$.info[?search(@, 'a')]`]) {
      await fs.writeFile(
        path.join(dir, 'shop.yaml'),
        CONTRACT.replace('title: Shop', `title: ${'b'.repeat(1000)}`),
      );
      const {problems} = await apply(`- {target: "${target}", update: {x-a: 1}}\n`);
      expect(problems, target).toEqual([expect.stringMatching(omitted)]);
    }
    const {problems} = await apply('- {target: "$.paths[\'/carts\'].get", update: {x-a: 1}}\n');
    expect(problems).toEqual([]);
  } finally {
    Object.assign(BUDGET, {searches});
    Object.assign(steps, {overlays});
  }
});

it('warns of at most 100 actions that change nothing, and counts the others', async () => {
  const {warnings} = await apply('- {target: $.none, remove: true}\n'.repeat(103));
  expect(warnings).toHaveLength(101);
  expect(warnings.at(-1)).toBe('overlay-0.yaml:4:1 3 more actions change nothing');
});
