import {type Extensions, parseBody, type SyntaxMistake} from '@openapi-portal/markdown-source';
import {findNearest, type Mistake} from '@openapi-portal/reports';

import {findProblemsIn, type ProseRule, type ProseSite} from '../site';
import type {CodeBlock} from '../page';

export const findLanguageMistakes: ProseRule = (page) =>
  findProblemsIn(page, page.content.choiceMistakes, ({message, fix}) => ({message, fix}));

export const findUndefinedReferences: ProseRule = (page) =>
  findProblemsIn(page, page.content.danglingReferences, ({label}) => {
    const nearest = findNearest(label, page.content.labels);
    return {
      message: `The label [${label}] is not defined`,
      fix: nearest
        ? `write [${nearest}]`
        : `add a line "[${label}]: URL", or write \\[ if it is text`,
    };
  });

/** Node types that `remark-math` creates for block formulas. */
const FORMULAS: readonly string[] = ['math'];

/** Returns true if one of the Markdown extensions parses formulas. */
const readsFormulas = (extensions: Extensions): boolean =>
  parseBody('$$\nx\n$$', 'md', extensions).children.some(({type}) => FORMULAS.includes(type));

/** A kind of code block that Docusaurus themes or plugins can render as something other than code. */
interface Drawing {
  readonly name: string;
  readonly matches: (block: CodeBlock) => boolean;
  readonly isDrawn: (site: ProseSite) => boolean;
  readonly fix: string;
}

const DRAWINGS: readonly Drawing[] = [
  {
    name: 'diagrams',
    matches: ({language}) => language === 'mermaid',
    isDrawn: ({drawsInBrowser}) => drawsInBrowser?.diagrams === true,
    fix: "use an image; or add @docusaurus/theme-mermaid to themes, set markdown.mermaid, and allow its styles in the Content-Security-Policy ('unsafe-inline' in style-src)",
  },
  {
    name: 'formulas',
    matches: ({language}) => language === 'math',
    isDrawn: ({extensions}) => extensions !== undefined && readsFormulas(extensions),
    fix: "add remark-math to remarkPlugins and to extensions of this check, and [rehypeKatex, {output: 'mathml'}] of rehype-katex to rehypePlugins (MathML needs no inline styles, which the Content-Security-Policy blocks); or use an image",
  },
  {
    name: 'live code',
    matches: ({meta}) => /(^|\s)live(\s|$)/.test(meta),
    isDrawn: ({drawsInBrowser}) => drawsInBrowser?.liveCode === true,
    fix: "add @docusaurus/theme-live-codeblock to themes, and allow code of readers in the Content-Security-Policy ('unsafe-eval' in script-src, no require-trusted-types-for); or remove live",
  },
];

const toMistake = ({language}: CodeBlock, {name, fix}: Drawing): Mistake => ({
  message: `The site does not support ${name}: this block of ${language} would be shown as plain code`,
  fix,
});

/** Reports code blocks that are meant to be rendered, such as diagrams, if the site cannot render them. */
export const findUndrawnCode: ProseRule = (page, site) =>
  findProblemsIn(page, page.content.codeBlocks, (block) => {
    const drawing = DRAWINGS.find(({matches}) => matches(block));
    return drawing === undefined || drawing.isDrawn(site) ? undefined : toMistake(block, drawing);
  });

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
