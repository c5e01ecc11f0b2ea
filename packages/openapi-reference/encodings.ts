import type {Cursor} from '@openapi-portal/openapi-model';
import {type AnchorBase, toBase} from './anchors';
import type {Note} from './constraints';
import type {PageBuilder} from './page';
import {buildParameterField} from './parameters';
import {describeStyle} from './parameter-style';
import type {FieldNode} from './schema-tree';

export interface Encoding {
  readonly name: string;
  /** False if the name is a label such as `Part 1` instead of the name of a field. */
  readonly isName: boolean;
  readonly anchor: string;
  readonly notes: readonly Note[];
  readonly headers: readonly FieldNode[];
  readonly parts: readonly Encoding[];
}

const listParts = (owner: Cursor): readonly (readonly [string, Cursor, boolean])[] => [
  ...owner.entries('encoding').map(([name, one]) => [name, one, true] as const),
  ...owner.items('prefixEncoding').map((one, index) => [`Part ${index + 1}`, one, false] as const),
  ...[owner.get('itemEncoding')].flatMap((one) =>
    one === undefined
      ? []
      : [[owner.has('prefixEncoding') ? 'Each further part' : 'Each part', one, false] as const],
  ),
];

/** Finds the schema of a field. How a style serialises the field depends on its type. */
const findField = (owner: Cursor, name: string): Cursor | undefined => {
  const schema = owner.get('schema');
  return schema?.has('$ref') === true
    ? schema.target()?.get('properties')?.get(name)
    : schema?.get('properties')?.get(name);
};

function describeEncoding(owner: Cursor, name: string, encoding: Cursor): readonly Note[] {
  const contentType = encoding.text('contentType');
  const isStyled = ['style', 'explode', 'allowReserved'].some((key) => encoding.has(key));
  const field = findField(owner, name);
  const parameter = encoding.with({...encoding.object, ...(field && {schema: field.value})});
  return [
    ...(contentType === undefined ? [] : [{text: 'as', code: contentType}]),
    ...(isStyled ? describeStyle(parameter, {name, location: 'query'}, undefined) : []),
  ];
}

export const buildEncodings = (
  owner: Cursor,
  builder: PageBuilder,
  base: AnchorBase,
): readonly Encoding[] =>
  listParts(owner).map(([name, encoding, isName]) => {
    const anchor = builder.anchors.takeBelow(base, `parts.${name}`);
    const inner = toBase(`${anchor}.headers`);
    return {
      name,
      isName,
      anchor,
      notes: describeEncoding(owner, name, encoding),
      headers: encoding
        .entries('headers')
        .map(([header, one]) => buildParameterField(one.resolve(), header, builder, inner)),
      parts: buildEncodings(encoding, builder, toBase(anchor)),
    };
  });
