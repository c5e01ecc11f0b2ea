import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

const findRepeated = (html: string): readonly string[] => {
  const ids = Array.from(html.matchAll(/<[^>]*? id="?(?<id>[^\s">]+)/g), ({groups}) => groups?.id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(String);
};

test('no page has an id twice', () => {
  const pages = fs
    .readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:\.html|\/[^.]+)$/.test(file))
    .filter((file) => fs.statSync(path.join('build', file)).isFile());
  expect(pages.length).toBeGreaterThan(50);
  const repeated = pages.map((file) => {
    const ids = findRepeated(fs.readFileSync(path.join('build', file), 'utf8'));
    return ids.length === 0 ? '' : `${file}: ${ids.join(', ')}`;
  });
  expect(repeated.filter((line) => line !== '')).toEqual([]);
});
