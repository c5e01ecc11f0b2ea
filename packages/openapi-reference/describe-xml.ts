import {findOwn} from '@openapi-portal/reports/json';

import type {Cursor} from '@openapi-portal/openapi-model';
import type {Note} from './constraints';

/** Descriptions of the values of `nodeType` (OpenAPI 3.2). */
const NODES: Readonly<Record<string, string>> = {
  element: 'an XML element',
  attribute: 'an XML attribute',
  text: 'the text of the XML element around it',
  cdata: 'a CDATA section of the XML element around it',
  none: 'no XML element of its own',
};

function describeNode(xml: Cursor): string | undefined {
  const node = xml.text('nodeType');
  if (node !== undefined) return findOwn(NODES, node) ?? `in XML ${node}`;
  if (xml.isTrue('attribute')) return NODES.attribute;
  return xml.isTrue('wrapped') ? 'wrapped in an XML element' : undefined;
}

/** Describes the XML form of a value in words, such as `an XML attribute` or `named in XML m:message`. */
export function describeXml(xml: Cursor | undefined): readonly Note[] {
  if (xml === undefined) return [];
  const [node, name, prefix] = [describeNode(xml), xml.text('name'), xml.text('prefix')];
  const namespace = xml.text('namespace');
  const code = [prefix, name].filter((part) => part !== undefined).join(':');
  return [
    ...(node === undefined ? [] : [{text: node}]),
    ...(code === '' ? [] : [{text: name === undefined ? 'XML prefix' : 'named in XML', code}]),
    ...(namespace === undefined ? [] : [{text: 'XML namespace', code: namespace}]),
  ];
}
