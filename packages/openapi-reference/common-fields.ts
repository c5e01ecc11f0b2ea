import {writeJson} from '@openapi-portal/reports/json';
import type {Note} from './constraints';
import type {FieldNode} from './schema-tree';
import type {Variant} from './schema-variants';

/** Serialises a field without anchors and links, so that equal fields have equal results. */
export const toWords = (field: FieldNode): string =>
  writeJson(field, undefined, (key, value) =>
    key === 'anchor' || key === 'href' ? undefined : value,
  );

const isFlat = ({schema: {fields, items, variants}}: FieldNode): boolean =>
  fields.length + items.length + variants.length === 0;

const isIn = (notes: readonly Note[], {text, code}: Note): boolean =>
  notes.some((other) => other.text === text && other.code === code);

/** Moves the simple fields and the notes that all variants share out of the variants. */
export function extractCommonParts([first, ...rest]: readonly Variant[]) {
  if (first === undefined || rest.length === 0)
    return {common: [], notes: [], variants: first ? [first] : []};
  const notes = first.schema.notes.filter((note) =>
    rest.every(({schema}) => isIn(schema.notes, note)),
  );
  const findIn = ({schema}: Variant, field: FieldNode): FieldNode | undefined =>
    schema.fields.find((other) => toWords(other) === toWords(field));
  const common = first.schema.fields
    .filter((field) => isFlat(field) && rest.every((variant) => findIn(variant, field)))
    .map((field) => ({...field, others: rest.flatMap((variant) => findIn(variant, field) ?? [])}));
  const names = new Set(common.map(({name}) => name));
  const variants = [first, ...rest].map((variant) => {
    const fields = variant.schema.fields.filter(({name}) => !names.has(name));
    const own = variant.schema.notes.filter((note) => !isIn(notes, note));
    return {...variant, schema: {...variant.schema, fields, notes: own}};
  });
  return {common, notes, variants};
}
