import {type Extensions, parseBody} from '@openapi-portal/markdown-source';
import type {Mistake} from '@openapi-portal/reports';

import type {CodeBlock} from '../page';
import {findProblemsIn, type ProseRule, type ProseSite} from '../site';

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

/**
 * Reports code blocks that are meant to be rendered, such as diagrams and formulas, if the site has no support
 * for them.
 */
export const findUndrawnCode: ProseRule = (page, site) =>
  findProblemsIn(page, page.content.codeBlocks, (block) => {
    const drawing = DRAWINGS.find(({matches}) => matches(block));
    return drawing === undefined || drawing.isDrawn(site) ? undefined : toMistake(block, drawing);
  });
