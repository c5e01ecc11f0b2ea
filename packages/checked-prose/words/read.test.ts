import {UsageError} from '@openapi-portal/reports/usage-error';
import {expect, it} from 'vitest';

import {lists, toPageText} from './testing/list-findings';
import {checkWords} from '.';
import {readPage, readStrings, readTexts, readYaml} from './read-texts';
import type {Text} from './parse-text';

const findLocations = (texts: readonly Text[]): readonly string[] =>
  checkWords(texts, lists).problems.map(
    ({line, column, message}) => `${line}:${column} ${message.split(' ')[0] ?? ''}`,
  );

it('reads the front matter and the body of a page, each with its location', () => {
  const page = '---\ntitle: A tytle\nid: xyzzy\n---\n\nThe boddy.\n';
  expect(findLocations(readPage('/site/docs/page.mdx', page))).toEqual([
    '2:10 "tytle"',
    '6:5 "boddy"',
  ]);
});

it('finds words in the indented lines of a list', () => {
  const list = '- One\n  or a lisst,\n  of linees.\n';
  expect(findLocations([toPageText(list)])).toEqual(['2:8 "lisst"', '3:6 "linees"']);
});

it('reports the location of a syntax error, and checks the other pages', () => {
  const pages = ['Text\n\n<b>open', 'A boddy.'].map((markdown) => toPageText(markdown));
  const {problems} = checkWords(pages, lists);
  expect(problems.map(({line, message}) => `${line} ${message}`)).toMatchInlineSnapshot(`
    [
      "3 The page cannot be parsed: Expected a closing tag for \`<b>\` (3:1-3:4) before the end of \`paragraph\`",
      "1 "boddy" is not in the dictionary of British English",
    ]
  `);
});

it('reads a page without front matter', () => {
  expect(findLocations(readPage('/site/README.md', '# Tytle\n\n---\n\nboddy\n'))).toEqual([
    '1:3 "Tytle"',
    '5:1 "boddy"',
  ]);
});

it('reads descriptions of a contract in every style of YAML', () => {
  const contract = [
    'info:',
    "  title: 'A tytle'",
    '  description: |-',
    '    Some `code` and',
    '    - a lisst',
    '',
    '  summary: >-',
    '    Folded',
    '    wordss',
    'x-enumDescriptions:',
    '  xyzzy: The valu',
    'operationId: xyzzy',
    'detail: plain',
    '  linees',
  ].join('\n');
  expect(findLocations(readYaml('/site/openapi/api.yaml', contract))).toEqual([
    '2:13 "tytle"',
    '5:9 "lisst"',
    '9:5 "wordss"',
    '11:14 "valu"',
    '14:3 "linees"',
  ]);
});

it('reads the texts of a template around its values', () => {
  const code = 'const a = `A tytle ${xyzzy} and boddy ${xyzzy} or linees`;';
  expect(findLocations(readStrings('/site/src/a.ts', code))).toEqual([
    '1:14 "tytle"',
    '1:33 "boddy"',
    '1:51 "linees"',
  ]);
});

it('reads the strings of code, but no identifiers', () => {
  const code = [
    "import xyzzy from './xyzzy';",
    "const a = {id: 'xyzzy', label: 'Tytle', text: 'Some wordss'};",
    'const b = (',
    '  <p className="xyzzy">',
    '    A paragraf',
    '    of linees.',
    '  </p>',
    ');',
    'const c = `two',
    '  linnes`;',
    'const d = <p className={clsx("xyzzy yzzyx", isXyzzy && "xyzzy")} placeholder="xyzzy titel" title="A titel" />;',
    'const e = show("XyzzyView");',
  ].join('\n');
  expect(findLocations(readStrings('/site/config/a.tsx', code))).toEqual([
    '2:33 "Tytle"',
    '2:53 "wordss"',
    '5:7 "paragraf"',
    '6:8 "linees"',
    '10:3 "linnes"',
    '11:101 "titel"',
  ]);
});

it('reports a missing file of the list', () => {
  const read = () => readTexts('/site', {pages: [], code: [], yaml: ['openapi/gone.yaml']});
  expect(read).toThrow(UsageError);
  expect(read).toThrow('openapi/gone.yaml does not exist: add it, or correct the list of texts');
});
