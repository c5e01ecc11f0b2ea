import {Cursor, ContractError} from '@openapi-portal/openapi-model';
import {findAt} from '@openapi-portal/reports/pointer';
import {toPlainLine} from '@openapi-portal/safe-markdown';

import {toBase} from './anchors';
import {fitPage} from './fit-page';
import type {LinkedSchema} from './linked-schema';
import type {PageBuilder, PageContext, RenderedPage} from './page';
import {renderPage} from './render-page';
import {buildLocation, buildSchemaNode} from './schema-tree';
import {listVariants} from './schema-variants';
import {listSection} from './section-titles';

export function renderSchema(
  contract: Cursor,
  {id, title, pointer, value = findAt(contract.root, pointer)}: LinkedSchema,
  context: PageContext,
): RenderedPage {
  if (value === undefined) throw new ContractError(pointer, 'is not there');
  const schema = new Cursor(contract.root, value, pointer);
  const render = (builder: PageBuilder): RenderedPage => {
    const base = toBase(builder.anchors.take('fields'));
    const node = buildSchemaNode(schema, buildLocation(base, builder));
    const source = {
      id,
      title,
      description: toPlainLine(node.descriptions[0] ?? '') || `The fields of ${title}`,
      contents: listSection('fields', true, listVariants([node])),
      layout: ['Schema'],
      page: {name: title, node},
    };
    return renderPage(source, builder);
  };
  return fitPage(contract, context, render, 1);
}
