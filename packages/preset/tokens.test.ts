import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

const PACKAGES = path.join(__dirname, '..');

const TOKENS = 'preset/styles/tokens.css';

const read = (file: string): string => fs.readFileSync(path.join(PACKAGES, file), 'utf8');

const sources = fs
  .readdirSync(PACKAGES, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\bdist\b|\.test\.|\btesting\b/.test(file))
  .filter((file) => file !== TOKENS)
  .map(read);

const list = (texts: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)));

const used = list(sources, /var\(\s*(--[\w-]+)/g);
const set = list(sources, /(--[\w-]+)'?\s*:/g);
const tokens = list([read(TOKENS)], /(--[\w-]+):/g);

it('derives every variable of our styles from variables of the theme', () => {
  const missing = [...used].filter(
    (name) => !/^--(ifm|docusaurus|doc)-/.test(name) && !set.has(name) && !tokens.has(name),
  );
  expect(missing).toEqual([]);
});

it('has no variable that no style uses', () => {
  const own = list([read(TOKENS)], /var\(\s*(--[\w-]+)/g);
  expect([...tokens].filter((name) => !used.has(name) && !own.has(name))).toEqual([]);
});

it('has a lower precedence than the colours of a site', () => {
  const rules = read(TOKENS).matchAll(/^[^\s/{}*][^{]*(?=\{)/gm);
  const selectors = Array.from(rules, ([selector]) => selector.trim());
  expect(selectors).toEqual([':where(:root)', ":where([data-theme='dark'])"]);
});
