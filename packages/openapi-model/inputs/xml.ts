import {formatValue, isJsonList, isJsonObject} from '@openapi-portal/reports/json';
import {escapeAttribute} from '@openapi-portal/reports/text';

import type {Cursor} from '../contract/cursor';
import {findKeyword, listProperties} from './fields';
import type {Json} from './model';

const indent = (text: string): string => text.replace(/^/gm, '  ');

interface XmlSchema {
  readonly xml: Cursor | undefined;
  readonly items: Cursor | undefined;
  readonly properties: ReadonlyMap<string, Cursor>;
}

const readSchema = (schema: Cursor | undefined): XmlSchema => ({
  xml: findKeyword(schema, 'xml'),
  items: findKeyword(schema, 'items'),
  properties: new Map(listProperties(schema)),
});

const isAttribute = ({xml}: XmlSchema): boolean =>
  xml?.isTrue('attribute') === true || xml?.text('nodeType') === 'attribute';

const isText = ({xml}: XmlSchema): boolean =>
  xml?.text('nodeType') === 'text' || xml?.text('nodeType') === 'cdata';

const isWrapped = ({xml}: XmlSchema): boolean =>
  xml?.isTrue('wrapped') === true || xml?.text('nodeType') === 'element';

function toName({xml}: XmlSchema, name: string): string {
  const prefix = xml?.text('prefix');
  const own = xml?.text('name') ?? name;
  return prefix === undefined ? own : `${prefix}:${own}`;
}

function toNamespace({xml}: XmlSchema): string {
  const namespace = xml?.text('namespace');
  const prefix = xml?.text('prefix');
  if (namespace === undefined) return '';
  return ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeAttribute(namespace)}"`;
}

function toElement(name: string, attributes: string, content: string): string {
  if (content === '') return `<${name}${attributes}/>`;
  const isBlock = content.startsWith('<') && !content.startsWith('<![CDATA[');
  return isBlock
    ? `<${name}${attributes}>\n${indent(content)}\n</${name}>`
    : `<${name}${attributes}>${content}</${name}>`;
}

/** Writes an array as one element per item, inside another element if the schema is wrapped. */
function writeList(values: readonly Json[], name: string, schema: XmlSchema): string {
  const ownName = isWrapped(schema) ? (schema.xml?.text('name') ?? name) : name;
  const itemName = toName(readSchema(schema.items), ownName);
  const elements = values.map((value) => writeElement(value, itemName, schema.items)).join('\n');
  return isWrapped(schema)
    ? toElement(toName(schema, name), toNamespace(schema), elements)
    : elements;
}

function writeElement(value: Json, name: string, owner: Cursor | undefined): string {
  const schema = readSchema(owner);
  if (isJsonList(value)) return writeList(value, name, schema);
  const own = toName(schema, name);
  if (!isJsonObject(value))
    return toElement(
      own,
      toNamespace(schema),
      value === null ? '' : escapeAttribute(formatValue(value)),
    );
  const members = Object.entries(value).map(([key, member]) => {
    const property = schema.properties.get(key);
    return {key, member, property, described: readSchema(property)};
  });
  const attributes = members
    .filter(({described}) => isAttribute(described))
    .map(
      ({key, member, described}) =>
        `${toNamespace(described)} ${toName(described, key)}="${escapeAttribute(formatValue(member))}"`,
    );
  const content = members
    .filter(({described}) => !isAttribute(described))
    .map(({key, member, property, described}) =>
      isText(described)
        ? escapeAttribute(formatValue(member))
        : writeElement(member, key, property),
    );
  return toElement(own, toNamespace(schema) + attributes.join(''), content.join('\n'));
}

/** Converts a value to XML as its schema describes (OpenAPI 3.1, 4.8.26). A string is XML already. */
export function writeXml(value: Json, schema: Cursor | undefined): Json {
  if (typeof value === 'string') return value;
  const name = schema?.text('$ref')?.split('/').pop() ?? 'root';
  const root = writeElement(value, name, schema);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}
