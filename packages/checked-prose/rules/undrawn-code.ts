import {type Extensions, parseBody} from '@openapi-portal/markdown-source';
import type {Mistake} from '@openapi-portal/reports';

import type {CodeBlock} from '../page';
import {findProblemsIn, type ProseRule, type ProseSite} from '../site';

/** Nodes of formulas, as `remark-math` calls them: a site without it knows no such type. */
const FORMULAS: readonly string[] = ['math'];

/** Whether what the site adds to Markdown knows formulas. */
const readsFormulas = (extensions: Extensions): boolean =>
  parseBody('$$\nx\n$$', 'md', extensions).children.some(({type}) => FORMULAS.includes(type));

/** What other sites of Docusaurus have drawn from code. */
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
    isDrawn: ({drawings, drawsInBrowser}) =>
      drawings?.mermaid !== undefined || drawsInBrowser?.diagrams === true,
    fix: 'give mermaidDiagrams of @openapi-portal/mermaid-diagrams to rehypePlugins, and findDiagramMistake to drawings of this check; or place a picture',
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

/** Code that readers would see as code, where its author means a drawing. */
const findUndrawn: ProseRule = (page, site) =>
  findProblemsIn(page, page.content.codeBlocks, (block) => {
    const drawing = DRAWINGS.find(({matches}) => matches(block));
    return drawing === undefined || drawing.isDrawn(site) ? undefined : toMistake(block, drawing);
  });

/** Code of which no drawing can be made, with the line at which that is seen. */
const findUndrawable: ProseRule = ({file, source = file, content}, {drawings = {}}) =>
  content.codeBlocks.flatMap((block) => {
    const draw = Object.hasOwn(drawings, block.language) ? drawings[block.language] : undefined;
    const mistake = draw?.(block.code);
    if (mistake === undefined) return [];
    const {line, message, fix} = mistake;
    return [{file: source, line: block.line + line, column: block.column, message, fix}];
  });

/** Code that is not drawn as its author means it. */
export const findUndrawnCode: ProseRule = (page, site) => [
  ...findUndrawn(page, site),
  ...findUndrawable(page, site),
];
