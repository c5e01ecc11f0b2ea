import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {apis} from '../../config/apis';
import {sections} from '../../config/sections';
import {textSources} from '../../config/texts';
import {readTexts} from 'prose-words/read-texts';
import {toContract} from 'openapi-static/contract/contract';
import {listOperations} from 'openapi-static/contract/operations';
import {applications} from '../../src/product/applications';
import {modules} from '../../src/product/modules';
import {userTypes} from '../../src/product/user-types';
import {siteDir} from './pages';

const operations = apis.flatMap(({contract}) =>
  listOperations(toContract(parse(fs.readFileSync(path.join(siteDir, contract), 'utf8')))),
);

/** How many there are of what the home page and the sections count in words. */
const counts: Readonly<Record<string, number>> = {
  modules: modules.length,
  applications: applications.length,
  'places to sign in': applications.length,
  'user types': userTypes.length,
  'kinds of readers': userTypes.length,
  sections: sections.length,
  operations: operations.length,
};

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const COUNTED = new RegExp(`\\b(${WORDS.join('|')}) (${Object.keys(counts).join('|')})\\b`, 'gi');

/** Such as `eleven modules`. */
const findCounted = (text: string): readonly string[] =>
  Array.from(text.replace(/\s+/g, ' ').matchAll(COUNTED), ([counted]) => counted.toLowerCase());

const counted = readTexts(siteDir, textSources)
  .filter(({file}) => /^(config|src\/(pages|theme))\/.*\.tsx?$/.test(path.relative(siteDir, file)))
  .flatMap(({markdown}) => findCounted(markdown));

describe('the home page and the sections', () => {
  it('say how many parts the product has', () => {
    expect([...new Set(counted)].length).toBeGreaterThan(4);
  });

  it.each([...new Set(counted)])('say rightly that there are %s', (phrase) => {
    const [number = '', ...thing] = phrase.split(' ');
    expect(WORDS.indexOf(number)).toBe(counts[thing.join(' ')]);
  });
});
