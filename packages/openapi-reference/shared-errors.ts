import {toAnchorSegment, toFragment} from './anchors';
import {type FieldNode, isBare, type SchemaNode} from './schema-tree';
import type {MediaType} from './media-types';
import type {Response} from './responses';

export const toBodyAnchor = (schema: string): string => `error-bodies.${toAnchorSegment(schema)}`;
const toHeaderAnchor = (component: string): string => `error-headers.${toAnchorSegment(component)}`;

export interface SharedHeader extends Pick<FieldNode, 'name' | 'anchor'> {
  readonly href: string;
}

const isDescribed = ({name, fields, variants}: SchemaNode): boolean =>
  name !== undefined && fields.length + variants.length > 0;

/** Lists the named schemas of a body; empty if the operation must describe the body itself. */
function listNamed({schema, cursor}: MediaType): readonly SchemaNode[] {
  if (schema === undefined || cursor.has('encoding')) return [];
  if (schema.name !== undefined) return isDescribed(schema) ? [schema] : [];
  const members = schema.variants.flatMap(({variants}) => variants.map((one) => one.schema));
  const isUnion = members.length > 1 && isBare({...schema, variants: []});
  return isUnion && members.every(isDescribed) ? members : [];
}

export const listBodies = ({mediaTypes}: Response): readonly SchemaNode[] =>
  mediaTypes.flatMap(listNamed);

export type Places = ReadonlyMap<SchemaNode, string>;

function findPlaces(responses: readonly Response[], basePath: string): Places {
  const toHref = (anchor: string): string => `${basePath}/${toFragment(anchor)}`;
  const errors = responses.filter(({isError}) => isError);
  const components = new Set(errors.flatMap(({headers}) => headers.map((one) => one.component)));
  const headers = responses.flatMap((response) => response.headers);
  return new Map([
    ...headers.flatMap(({component, schema}) =>
      component !== undefined && components.has(component)
        ? [[schema, toHref(toHeaderAnchor(component))] as const]
        : [],
    ),
    ...errors
      .flatMap(listBodies)
      .map((schema) => [schema, toHref(toBodyAnchor(schema.name ?? ''))] as const),
  ]);
}

/** Separates the headers of a successful response that errors have too. The page describes these with the errors. */
export function splitHeaders(headers: readonly FieldNode[], errors: readonly Response[]) {
  const described = new Map(
    errors.flatMap((error) => error.headers.map(({component, anchor}) => [component, anchor])),
  );
  const ofErrors = (header: FieldNode): string | undefined =>
    header.component && described.get(header.component);
  return {
    headers: headers.filter((header) => ofErrors(header) === undefined),
    sharedHeaders: headers.flatMap((header): readonly SharedHeader[] => {
      const place = ofErrors(header);
      return place === undefined ? [] : [{...header, href: toFragment(place)}];
    }),
  };
}

/** Finds the parts of an operation's errors that the overview page describes too, so that prose can link there. */
export function shareErrors(responses: readonly Response[], basePath: string) {
  const places = findPlaces(responses, basePath);
  const errors = responses.filter(({isError}) => isError);
  const headers = errors.flatMap((error) => error.headers.filter(({schema}) => places.has(schema)));
  const bodies = errors.flatMap(listBodies);
  return {
    places,
    headers: [...new Set(headers)].map(({component = '', name}) => ({component, name})),
    bodies: [...new Set(bodies.flatMap(({name}) => name ?? []))],
  };
}
