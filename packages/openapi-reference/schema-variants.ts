import {
  type Candidates,
  type Cursor,
  findLabel,
  type Group,
  isSchemaAt,
  listCandidates,
} from '@openapi-portal/openapi-model';

import {qualify} from './anchors';
import {buildSchemaNode, isBare, type SchemaLocation, type SchemaNode} from './schema-tree';
import type {Subsection} from './section-titles';

export interface Variant {
  readonly label: string;
  readonly anchor: string;
  /** Discriminator values that choose this variant. */
  readonly chosenBy: readonly string[];
  /** True if the variant applies when no discriminator value chooses another variant. */
  readonly isDefault: boolean;
  readonly schema: SchemaNode;
}

export type VariantGroup = Group<Variant>;

export function buildVariants(
  parts: readonly Cursor[],
  location: SchemaLocation,
  around: ReadonlyMap<string, string>,
): readonly VariantGroup[] {
  const {builder, base} = location;
  const buildVariant = (
    [cursor, chosenBy]: Candidates['variants'][number],
    fallback: string | undefined,
  ): Variant => {
    const label = findLabel(cursor);
    const anchor = builder.anchors.takeBelow(base, label);
    const inside = {base: qualify(base, label), steps: location.steps + 1, isEntry: false};
    const schema = buildSchemaNode(cursor, {...location, ...inside});
    const isDefault = fallback !== undefined && isSchemaAt(cursor, fallback);
    return {label, anchor, chosenBy, isDefault, schema};
  };
  return parts
    .filter(({pointer}) => !around.has(pointer))
    .flatMap(listCandidates)
    .map(({fallback, ...group}) => {
      // A page that is too large with its variants is abandoned before any of them is built.
      builder.countFields(group.variants.length);
      return {...group, variants: group.variants.map((one) => buildVariant(one, fallback))};
    });
}

/** Maximum number of variants that are shown as a switch instead of a list. */
export const SWITCH_LIMIT = 4;

export const isNamesOnly = ({discriminator, variants}: VariantGroup): boolean =>
  discriminator === undefined && variants.every(({schema}) => isBare(schema));

/** Lists the variants of bodies for the table of contents, if there are too many for a switch. */
export const listVariants = (
  schemas: readonly (SchemaNode | undefined)[],
  start = '',
): readonly Subsection[] =>
  // Several media types may have the same schema, which is shown once.
  [...new Set(schemas)].flatMap((schema): readonly Subsection[] => [
    ...(schema?.variants ?? [])
      .filter((group) => group.variants.length > SWITCH_LIMIT && !isNamesOnly(group))
      .flatMap(({variants}) => variants)
      .map(({anchor, label}) => ({anchor, title: start + label, isVariant: true})),
    ...listVariants(schema?.items.map((item) => item.schema) ?? [], start),
  ]);
