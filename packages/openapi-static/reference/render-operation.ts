import type {OperationParts} from './create-part';
import type {Cursor} from '../contract/cursor';
import {toPlainLine} from './markdown';
import {toPageNames} from './names';
import {toOutline} from './operation-outline';
import type {OperationVersions} from './operation-versions';
import {toOperationView} from './operation-view';
import type {Operation} from '../contract/operations';
import type {RenderedPage} from './outline';
import {type PageContext, PageDraft, type PageLink} from './page';
import {OPERATION_BODY} from './page-bodies';
import {renderPage} from './render-page';
import type {SampleGroup} from './samples';

/** What an operation's page shows beside the contract. */
export interface OperationContext extends PageContext {
  readonly samples?: readonly SampleGroup[];
  /** Pages of the portal that tell more about the operation. */
  readonly describedIn?: readonly PageLink[];
  /** Absent where the operation was never released. */
  readonly versions?: OperationVersions;
}

function describe({cursor, title, method, path}: Operation): string {
  const line = toPlainLine(cursor.text('description') ?? '');
  const address = `${method.toUpperCase()} ${path}`;
  return line === '' ? (title === address ? title : `${title}: ${address}`) : line;
}

/**
 * The page of an operation as static HTML, complete without script.
 *
 * @param contract of `toContract`
 * @param operation one of `listOperations(contract)`
 * @throws ContractError with the JSON pointer of what cannot be shown
 */
export function renderOperation(
  contract: Cursor,
  operation: Operation,
  context: OperationContext,
): RenderedPage {
  const {samples = [], describedIn = [], versions} = context;
  const draft = new PageDraft(contract, context);
  const view = toOperationView(operation, draft);
  const surroundings = {hasSamples: samples.length > 0, isDescribed: describedIn.length > 0};
  const words = {
    id: operation.slug,
    title: operation.title,
    description: describe(operation),
    contents: toOutline(view, surroundings),
  };
  const parts: OperationParts = {view, context, samples, describedIn, versions};
  const source = {body: OPERATION_BODY, page: parts, className: 'api-layout'};
  const page = renderPage(source, words, draft);
  return {...page, names: toPageNames(view)};
}
