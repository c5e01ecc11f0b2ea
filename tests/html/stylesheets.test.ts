import fs from 'node:fs';
import path from 'node:path';

import postcss, {type Rule} from 'postcss';
import {expect, it} from 'vitest';

/** Stylesheets with global class names. Class names of CSS modules are generated. */
const sources = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
  .map((file) => path.join('src', file));

/** Removes differences that a minifier may introduce. */
const normalize = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s*([>+~,:()=])\s*/g, '$1')
    .replace(/['"\\]/g, '')
    .replace(/::/g, ':')
    .replace(/\*:/g, ':')
    .trim();

const isKeyframe = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** Returns false for rules that only define custom properties, because the build inlines these. */
const isDrawn = (rule: Rule): boolean =>
  rule.nodes.some((node) => node.type === 'decl' && !node.prop.startsWith('--'));

/** Matches styles of HTTP methods that no operation in the contract uses. */
const UNUSED = /method-put\b|\.dropdown\b/;

function readSelectors(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (!isKeyframe(rule) && isDrawn(rule)) found.push(...rule.selectors.map(normalize));
  });
  return found;
}

/** Selectors of all stylesheets in the build. */
const built = new Set(
  fs
    .readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readSelectors(fs.readFileSync(path.join('build', file), 'utf8'))),
);

it.each(sources)('the build keeps the rules of %s', (source) => {
  const selectors = readSelectors(fs.readFileSync(source, 'utf8'));
  expect(selectors.filter((one) => !built.has(one) && !UNUSED.test(one))).toEqual([]);
});
