import {toBase} from './anchors';
import {listSection} from './sections';
import {ContractError, type Cursor} from '@openapi-portal/openapi-model';
import {toPlainLine} from '@openapi-portal/safe-markdown';
import {PageBuilder, type PageContext, type RenderedPage} from './page';
import {renderPage} from './render-page';
import {buildLocation, buildSchemaNode} from './schema-tree';

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
  const builder = new PageBuilder(contract, context);
  const base = toBase(builder.anchors.take('fields'));
  const node = buildSchemaNode(schema, buildLocation(base, builder));
  const source = {
    id,
    title: name,
    description: toPlainLine(node.descriptions[0] ?? '') || `The fields of ${name}`,
    contents: listSection('fields', true),
    layout: ['Schema'],
    page: {name, node},
  };
  return renderPage(source, builder);
}
