import type {Cursor} from '../contract/cursor';
import {toIntroductionOutline, toIntroductionView} from './introduction-view';
import {toPlainLine} from './markdown';
import type {Operation} from '../contract/operations';
import type {RenderedPage} from './outline';
import {type PageContext, PageDraft} from './page';
import {INTRODUCTION_BODY} from './page-bodies';
import {renderPage} from './render-page';

/** The id of an API's own page. */
export const INTRODUCTION = 'introduction';

/**
 * An API's own page as static HTML: what it is, its addresses, authorization, operations and problem
 * types, the last with an anchor each (`#problem-user-in-use`).
 *
 * @throws ContractError with the JSON pointer of what cannot be shown
 */
export function renderIntroduction(
  contract: Cursor,
  operations: readonly Operation[],
  context: PageContext,
): RenderedPage {
  const draft = new PageDraft(contract, context);
  const view = toIntroductionView(operations, draft);
  const words = {
    id: INTRODUCTION,
    title: view.title,
    description:
      view.summary ?? (toPlainLine(contract.get('info')?.text('description') ?? '') || view.title),
    contents: toIntroductionOutline(view),
  };
  return renderPage({body: INTRODUCTION_BODY, page: {view, context}}, words, draft);
}
