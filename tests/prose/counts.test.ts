import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {sections} from '../../config/sections';
import {textSources} from '../../config/texts';
import {readTexts} from '@openapi-portal/checked-prose/words';
import {applications} from '../../src/product/applications';
import {modules} from '../../src/product/modules';
import {userTypes} from '../../src/product/user-types';
import {siteDir} from './pages';

/** Actual numbers of things that pages count in words. */
const counts: Readonly<Record<string, number>> = {
  modules: modules.length,
  applications: applications.length,
  'places to sign in': applications.length,
  'user types': userTypes.length,
  'kinds of readers': userTypes.length,
  sections: sections.length,
};

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const toPattern = (numbers: readonly string[]): RegExp =>
  new RegExp(
    `\\b(${numbers.join('|')}) (?:CyberView )?(${Object.keys(counts).join('|')})\\b`,
    'gi',
  );

/**
 * Patterns for numbers that mean all things of a kind. In prose, small numbers are ignored, because they may mean only
 * some of them.
 */
const COUNTED = [
  [/^(?:config|src\/(?:pages|theme))\/.*\.tsx?$/, toPattern(WORDS)],
  [/^docs\/.*\.mdx$/, toPattern(WORDS.slice(4))],
] as const;

/** Lists phrases such as `eleven modules`. */
const findCounted = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.replace(/\s+/g, ' ').matchAll(pattern), ([found]) =>
    found.toLowerCase().replace('cyberview ', ''),
  );

const counted = readTexts(siteDir, textSources).flatMap(({file, markdown}) =>
  COUNTED.filter(([files]) => files.test(path.relative(siteDir, file))).flatMap(([, pattern]) =>
    findCounted(markdown, pattern),
  ),
);

/** Matches a number of operations, such as `seven operations` or `all 7 of the operations`. */
const COUNTED_OPERATIONS = new RegExp(
  `\\b(?:${WORDS.slice(2).join('|')}|\\d+)(?: of the (?:${WORDS.join('|')}|\\d+))? operations\\b`,
  'i',
);

describe('a page', () => {
  it('contains no number of operations, which a new one would make wrong', () => {
    const ours = readTexts(siteDir, textSources).filter(({file}) =>
      /^(?:docs|docs-api|blog|config|src|README)/.test(path.relative(siteDir, file)),
    );
    const counting = ours.filter(({markdown}) => COUNTED_OPERATIONS.test(markdown));
    expect(ours.length).toBeGreaterThan(50);
    expect(counting.map(({file}) => path.relative(siteDir, file))).toEqual([]);
  });
});

describe('pages and sections', () => {
  it('contain the right number of parts of the product', () => {
    expect([...new Set(counted)].length).toBeGreaterThan(3);
  });

  it.each([...new Set(counted)])('contain the right number: %s', (phrase) => {
    const [number = '', ...thing] = phrase.split(' ');
    expect(WORDS.indexOf(number)).toBe(counts[thing.join(' ')]);
  });
});

it('the dropped idea of permissions multiplies as many modules and user types as there are', () => {
  const text = fs.readFileSync(path.join(siteDir, 'docs/ideas/cemetery/permissions.mdx'), 'utf8');
  const cells = modules.length * 5;
  expect(text).toContain(`with five switches make ${cells} cells for one person`);
  expect(text.split((60 * cells).toLocaleString('en'))).toHaveLength(3);
  expect(text).toContain(`has ${modules.length * userTypes.length} for everyone`);
});
