import type {SyntaxMistake} from '@openapi-portal/markdown-source';

import {findProblemsIn, type ProseRule} from '../site';

interface Fix {
  /** Matches the parser's message or rule id. */
  readonly when: RegExp;
  /** Matches the source line of the error. */
  readonly inLine?: RegExp;
  readonly fix: string;
}

/** The first matching entry is used. */
const fixes: readonly Fix[] = [
  {when: /expression/, inLine: /^#+ .*\{#/, fix: 'write the id of the heading as {/* #id */}'},
  {
    when: /expression|acorn/,
    inLine: /\$.*\$|\\[a-z]+\{/,
    fix: "for a formula, add remark-math to remarkPlugins and to extensions of this check, and [rehypeKatex, {output: 'mathml'}] of rehype-katex to rehypePlugins; otherwise write \\{ and \\} for braces in text",
  },
  {when: /Unexpected character `!`/, fix: 'write a comment as {/* … */}'},
  {when: /before name/, fix: 'write &lt; instead of <, or put the text in backticks'},
  {
    when: /Expected a closing tag|Expected the closing tag/,
    fix: 'close the tag, or write <… /> if it is empty',
  },
  {
    when: /^Unexpected closing tag/,
    fix: 'close tags in the reverse of the order in which they are opened',
  },
  {
    when: /Unexpected closing/,
    fix: 'add the opening tag, or remove the closing tag',
  },
  {when: /corresponding closing brace/, fix: 'close the brace, or write \\{ if it is text'},
  {
    when: /^Could not parse import/,
    fix: 'correct the import or export, or start the line with another word',
  },
  {
    when: /expression|acorn|spread/,
    fix: 'correct the expression, or write \\{ and \\} for braces in text',
  },
  {
    when: /lazy/,
    fix: 'start each line of the tag with the > of the quotation or the indentation of the list',
  },
  {when: /attribute/, fix: 'write attributes as name="value" or name={value}'},
];

function findFix({message, rule, text}: SyntaxMistake): string {
  const fitting = fixes.find(
    ({when, inLine}) => (when.test(message) || when.test(rule)) && (inLine?.test(text) ?? true),
  );
  return fitting?.fix ?? 'in text, write &lt; instead of < and \\{ instead of {';
}

/** Shortens the parser's message to one line, without notes and full stop. */
const toSentence = (reason: string): string =>
  reason
    .replace(/\s+/g, ' ')
    .replace(/ \(note: .*\)/, '')
    .replace(/\.$/, '');

/** Reports the syntax error of a page. The parser stops at the first error. */
export const findSyntaxMistakes: ProseRule = (page) =>
  findProblemsIn(page, [page.content.mistake ?? []].flat(), (mistake) => ({
    message: `The page cannot be parsed: ${toSentence(mistake.message)}`,
    fix: findFix(mistake),
  }));
