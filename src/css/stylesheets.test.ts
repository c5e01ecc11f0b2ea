import fs from 'node:fs';
import path from 'node:path';

import postcss, {type Declaration} from 'postcss';
import {expect, it} from 'vitest';

const TOKENS = 'src/css/tokens.css';
/** Matches the variables that the stylesheets of Infima and Docusaurus' theme define. */
const OF_THE_THEME = /^--(?:ifm|docusaurus)-/;
/** Matches literal colours: colour notations, and the colour names that authors are most likely to write. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(?:white|black|gr[ae]y|red|green|blue)(?![\w-])/i;

const stylesheets = ['packages', 'src'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

/** Returns true in `@media print`, where everything is black on white in both modes. */
function isForPaper({parent}: Declaration): boolean {
  const outer = parent?.parent;
  return outer?.type === 'atrule' && 'params' in outer && outer.params === 'print';
}

function readDeclarations(file: string): readonly Declaration[] {
  const found: Declaration[] = [];
  postcss.parse(fs.readFileSync(file, 'utf8')).walkDecls((one) => void found.push(one));
  return found;
}

const findDefined = (file: string): readonly string[] =>
  readDeclarations(file).flatMap(({prop}) => (prop.startsWith('--') ? prop : []));

const findRead = (file: string): readonly string[] =>
  readDeclarations(file).flatMap(({value}) =>
    Array.from(value.matchAll(/var\((?<name>--[\w-]+)/g), ({groups}) => groups?.name ?? ''),
  );

const tokens = findDefined(TOKENS);

it.each(stylesheets)('%s uses no undefined variable', (file) => {
  const defined = new Set([...tokens, ...findDefined(file)]);
  const read = findRead(file).filter((name) => !OF_THE_THEME.test(name));
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});

it.each(stylesheets.filter((file) => file !== TOKENS))(
  '%s takes its colours from tokens',
  (file) => {
    const strays = readDeclarations(file).filter(
      (one) => COLOUR.test(one.value) && !isForPaper(one),
    );
    expect(strays.map(String)).toEqual([]);
  },
);

it('has no unused tokens', () => {
  const read = new Set(stylesheets.flatMap(findRead));
  const unread = tokens.filter((name) => !OF_THE_THEME.test(name) && !read.has(name));
  expect(unread).toEqual([]);
});
