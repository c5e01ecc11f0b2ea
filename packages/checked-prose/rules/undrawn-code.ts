import type {CodeBlock} from '../page';
import {findProblemsIn, type ProseRule} from '../site';

/** What other sites of Docusaurus have drawn from code, by a plugin that draws in the reader's browser. */
function findDrawing({language, meta}: CodeBlock): string | undefined {
  if (language === 'mermaid') return 'a diagram';
  if (language === 'math') return 'a formula';
  return /(^|\s)live(\s|$)/.test(meta) ? 'code that runs' : undefined;
}

/** Code that readers would see as code, where its author means a drawing. */
export const findUndrawnCode: ProseRule = (page) =>
  findProblemsIn(page, page.content.codeBlocks, (block) => {
    const drawing = findDrawing(block);
    if (drawing === undefined) return undefined;
    const message = `A block of ${block.language} would be shown as code: nothing draws ${drawing} of it`;
    const fix = 'place a picture in its stead (an SVG file, or a component of the site)';
    return {message, fix};
  });
