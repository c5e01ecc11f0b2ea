import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {findCommentHabits} from './find-comment-habits';

const find = (...lines: readonly string[]): string => {
  const siteDir = writeFiles({'src/a.ts': `${lines.join('\n')}\n`});
  return formatFound(findCommentHabits(siteDir), siteDir);
};

it.each([
  ['/** What a page loads. */', 'start with a verb'],
  ['/** Of the page. */', 'name the subject'],
  ['// Drawn in the place of the text.', 'write "instead of"'],
  ['/** Reads the file anew. */', 'write "again"'],
  ['/** The text; nothing where it has none. */', 'write "undefined if"'],
  ['/** Called by whoever opens it. */', 'name the person or function'],
])('reports %s with a fix', (comment, fix) => {
  expect(find('', comment, 'export {};')).toMatch(/src\/a\.ts:2:\d+ /);
  expect(find(comment)).toContain(fix);
});

it('only checks the first words of longer comments', () => {
  expect(find('/**', ' * Lists pages.', ' * What they load is left out.', ' */')).toBe('');
  expect(find('/**', ' * What pages load.', ' */')).toContain('src/a.ts:2');
});

it('ignores strings and other words', () => {
  expect(find("const text = 'What is that, anew?';", '/** Whatever the reader chose. */')).toBe('');
});
