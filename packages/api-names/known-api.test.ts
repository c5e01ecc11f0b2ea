import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {readNames, readNamesOf} from './known-api';
import {readOlderVersions} from './older-versions';

const FILES = {
  '.docusaurus/apis.json': '[{"id": "a", "route": "api"}]',
  '.docusaurus/api-names/a.json': '{"id": "a"}',
  '.docusaurus/api-minor-versions.json': '[{"id": "a-1.0"}]',
};

const read = (dir: string) => ({names: readNames(dir), lines: readOlderVersions(dir)});

it('reads the names that a build has written', () => {
  expect(read(writeFiles(FILES))).toEqual({names: [{id: 'a'}], lines: [{id: 'a-1.0'}]});
});

it.each(Object.keys(FILES))('reads a truncated %s as before the first build', (file) => {
  for (const text of ['', '[{"id']) {
    const {names, lines} = read(writeFiles({...FILES, [file]: text}));
    expect([...names, ...lines]).toHaveLength(1);
  }
});

it('reports a truncated file of names, and reads it once it is complete', () => {
  const dir = writeFiles({...FILES, '.docusaurus/api-names/a.json': '{"id'});
  expect(() => readNamesOf(dir, 'a')).toThrow(/a\.json is missing or damaged: run npm run build/);
  fs.writeFileSync(path.join(dir, '.docusaurus/api-names/a.json'), '{"id": "a"}');
  expect(readNamesOf(dir, 'a')).toEqual({id: 'a'});
});
