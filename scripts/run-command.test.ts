import {describe, expect, it} from 'vitest';

import {ProblemsError} from '@openapi-portal/reports';
import {UsageError} from '@openapi-portal/reports/usage-error';
import {formatError} from './run-command';

const problems = [
  {file: '/site/docs/b.mdx', line: 2, column: 1, message: 'Second', fix: 'mend b'},
  {file: '/site/docs/a.mdx', line: 10, column: 1, message: 'First', fix: 'mend a'},
  {file: '/site/docs/b.mdx', line: 1, column: 3, message: 'Middle', fix: 'mend b first'},
];

describe('an error', () => {
  it('is only the sorted report if an author has to fix something', () => {
    const cause = new ProblemsError('the pages', problems, '/site');
    expect(formatError(new Error('Unable to build', {cause}))).toMatchInlineSnapshot(`
      "3 problems in the pages:

        docs/a.mdx:10:1  First
          → mend a
        docs/b.mdx:1:3  Middle
          → mend b first
        docs/b.mdx:2:1  Second
          → mend b
      "
    `);
  });

  it('is only the message for a wrong command line', () => {
    expect(formatError(new UsageError('Name a commit'))).toBe('Name a commit');
  });

  it.each([
    ['EACCES', 'Run the command as a user with write access to it.'],
    ['EROFS', 'Run the command in a writable folder.'],
    ['ENOSPC', 'The disk is full. Free some space, then run the command again.'],
    [
      'EBUSY',
      'A program uses the folder, or it is a mount point. Stop the program, or mount the parent folder.',
    ],
    ['EXDEV', 'Keep all folders of the project on one disk, including .cache and build.'],
  ])('is its message and a fix for a file system error (%s)', (code, remedy) => {
    const cause = Object.assign(new Error(`${code}: no, write '/site/a'`), {code});
    expect(formatError(new Error('Unable to build', {cause}))).toBe(
      `${code}: no, write '/site/a'\n${remedy}`,
    );
  });

  it('otherwise contains every message of the chain with the innermost stack', () => {
    const text = formatError(new Error('Outer', {cause: new TypeError('Inner')}));
    expect(text).toMatch(/^Outer\nTypeError: Inner\n +at /);
  });

  it('names the first of several errors', () => {
    const text = formatError(new AggregateError([new Error('One'), new Error('Two')], 'Several'));
    expect(text).toMatch(/^Several\nError: One/);
  });

  it('is printed unchanged if it is not an error object', () => {
    expect(formatError('a word')).toBe('a word');
  });
});
