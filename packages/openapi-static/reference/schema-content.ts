import type {SchemaNode} from './schema-tree';

/** Whether there is nothing to say about a value but its type. */
export const isBare = (node: SchemaNode): boolean =>
  node.link === undefined &&
  [node.badges, node.notes, node.descriptions, node.values, node.examples, node.documents].every(
    (facts) => facts.length === 0,
  ) &&
  [node.fields, node.variants].every((content) => content.length === 0) &&
  node.title === undefined &&
  node.items.every(({schema}) => isBare(schema));
