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
    name: 'a diagram',
    matches: ({language}) => language === 'mermaid',
    isDrawn: ({drawsInBrowser}) => drawsInBrowser?.diagrams === true,
    fix: "place a picture; or name @docusaurus/theme-mermaid in themes, set markdown.mermaid, and let the policy take its styles ('unsafe-inline' in style-src)",
  },
  {
    name: 'a formula',
    matches: ({language}) => language === 'math',
    isDrawn: ({extensions}) => extensions !== undefined && readsFormulas(extensions),
    fix: "add remark-math to remarkPlugins and to extensions of this check, and [rehypeKatex, {output: 'mathml'}] of rehype-katex to rehypePlugins: MathML needs no styles, which the policy refuses; or place a picture",
  },
  {
    name: 'code that runs',
    matches: ({meta}) => /(^|\s)live(\s|$)/.test(meta),
    isDrawn: ({drawsInBrowser}) => drawsInBrowser?.liveCode === true,
    fix: "name @docusaurus/theme-live-codeblock in themes, and let the policy run what readers write ('unsafe-eval' in script-src, no require-trusted-types-for); or take live out",
  },
];

const toMistake = ({language}: CodeBlock, {name, fix}: Drawing): Mistake => ({
  message: `A block of ${language} would be shown as code: nothing draws ${name} of it`,
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
