import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {siteDir} from '../../scripts/site';
import {digestSources} from './digests';
import {tables} from './tables';

const all = Object.values(tables);

it.each(['bench/README.md'])('lists every table of %s', (file) => {
  const page = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const marked = [...page.matchAll(/<!-- (.+): start -->/g)].map(([, name]) => name);
  const known = all.filter((table) => table.file === file).map(({name}) => name);
  expect(marked.sort()).toEqual(known.sort());
});

it.each(all)('finds files for each source of "$name"', ({sources}) => {
  expect([...digestSources(siteDir, sources).keys()].sort()).toEqual([...sources].sort());
});

it('includes the code that builds the site in the sources of growth, but no tests', () => {
  expect(tables.growth?.sources).toEqual(
    expect.arrayContaining(['packages/openapi-reference', 'package-lock.json', 'bench/growth']),
  );
});
