import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {toPlainLine} from './markdown';
import type {RenderedPage} from './outline';
import {type PageContext, PageDraft} from './page';
import {SCHEMA_BODY} from './page-bodies';
import {renderPage} from './render-page';
import {toPlace, toSchemaNode} from './schema-tree';

const FIELDS = 'fields';

/**
 * The page of a component schema, for where other pages link to it instead of showing it.
 *
 * @param id last segment of the page's address
 * @throws ContractError where the contract has no such schema, or it cannot be shown
 */
export function renderSchema(
  contract: Cursor,
  name: string,
  id: string,
  context: PageContext,
): RenderedPage {
  const schema = contract.get('components')?.get('schemas')?.get(name);
  if (schema === undefined) throw new ContractError('#/components/schemas', `has no ${name}`);
  const draft = new PageDraft(contract, context);
  const node = toSchemaNode(schema, toPlace(draft, draft.anchors.take(FIELDS)));
  const words = {
    id,
    title: name,
    description: toPlainLine(node.descriptions[0] ?? '') || `The fields of ${name}`,
    contents: [{id: FIELDS, level: 2 as const, value: 'Fields'}],
  };
  return renderPage({body: SCHEMA_BODY, page: {name, id: FIELDS, node}}, words, draft);
}
