import fs from 'node:fs';
import path from 'node:path';

import {listFiles} from '@openapi-portal/markdown-source';
import type {Problem} from '@openapi-portal/reports';

const FOLDERS = ['bench', 'config', 'deploy', 'openapi', 'packages', 'scripts', 'src', 'tests'];

const CODE = /(?<!\.d)\.(?:tsx?|mjs|css)$/;

const GENERATED = /\/(?:node_modules|dist|\.\w[^/]*)\//;

const COMMENT = /^\s*(?<start>\{?\/\*\*?|\/\/|\*)\s(?<text>.*)/;

/** Patterns that make a comment hard to read, at its start and anywhere in it, each with a fix. */
const HABITS: readonly (readonly [first: RegExp, anywhere: RegExp, fix: string])[] = [
  [
    /^(?:What|Whether|Whom|Whose|Which|Who|Those)\b/,
    /(?!)/,
    'start with a verb, as in "Lists …", or with a noun',
  ],
  [/^Of (?:the|a|an|its|it|all|what)\b/, /(?!)/, 'name the subject, as in "Title of the page"'],
  [/(?!)/, /\bin the place of\b/i, 'write "instead of"'],
  [/(?!)/, /\banew\b/i, 'write "again"'],
  [/(?!)/, /\bnothing where\b/i, 'write "undefined if" or "empty if"'],
  [/(?!)/, /\bwhoever\b/i, 'name the person or function'],
];

function findInFile(file: string): readonly Problem[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index): readonly Problem[] => {
    const {start = '', text = ''} = COMMENT.exec(line)?.groups ?? {};
    const before = lines[index - 1]?.trim() ?? '';
    const isFirst = start === '*' ? before === '/**' : start !== '//' || !before.startsWith('//');
    const habit = HABITS.find(
      ([first, anywhere]) => (isFirst && first.test(text)) || anywhere.test(text),
    );
    if (habit === undefined) return [];
    const message = `The comment "${text.slice(0, 30)}…" is hard to read`;
    return [{file, line: index + 1, column: line.indexOf(text) + 1, message, fix: habit[2]}];
  });
}

export const findCommentHabits = (siteDir: string): readonly Problem[] =>
  FOLDERS.flatMap((folder) => listFiles(path.join(siteDir, folder)))
    .filter((file) => CODE.test(file) && !GENERATED.test(path.relative(siteDir, file)))
    .flatMap(findInFile);
