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
import type {Subsection} from './sections';

/** One of the schemas among which a value chooses. */
export interface Variant {
  readonly label: string;
  readonly anchor: string;
  /** The values of the discriminator that choose this variant. */
  readonly chosenBy: readonly string[];
  /** True if it applies when no value of the discriminator selects another. */
  readonly isDefault: boolean;
  readonly schema: SchemaNode;
}

export type VariantGroup = Group<Variant>;

/**
 * The variants of a schema: `oneOf`, `anyOf`, a discriminator's mapping, `not`, `if` and its branches.
 *
 * @param around the schemas around this one: a part that is one of them has brought us here by one of
 * its variants, so its variants are not repeated
 */
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
    builder.countField();
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
    .map(({fallback, ...group}) => ({
      ...group,
      variants: group.variants.map((one) => buildVariant(one, fallback)),
    }));
}

/** Up to this number, variants are shown as a switch; more are shown as a list. */
export const SWITCH_LIMIT = 4;

/** Returns true if the variants only have names. */
export const isNamesOnly = ({discriminator, variants}: VariantGroup): boolean =>
  discriminator === undefined && variants.every(({schema}) => isBare(schema));

/**
 * Lists the variants of bodies for the contents of their page, if there are too many for a switch.
 *
 * @param start the start of the titles, because other parts of the page may have the same variants
 */
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
