import type {Example} from '@openapi-portal/openapi-model';
import {toWords} from './common-fields';
import type {MediaType} from './media-types';
import type {Response} from './responses';
import type {FieldNode, SchemaNode} from './schema-tree';
import {listBodies} from './shared-errors';

/** A field or a header that is described elsewhere on the page. */
export interface KnownField extends Pick<FieldNode, 'name' | 'anchor'> {
  readonly shownAt: string;
}

export interface ErrorResponseBody extends Pick<MediaType, 'mediaType' | 'encodings'> {
  readonly name?: string;
  /** Absent if an earlier error describes it. */
  readonly schema?: SchemaNode;
  readonly known: readonly KnownField[];
}

interface ErrorResponseExample extends Pick<MediaType, 'mediaType'> {
  readonly example: Example;
}

export interface ErrorResponse {
  readonly headers: readonly FieldNode[];
  readonly knownHeaders: readonly KnownField[];
  readonly bodies: readonly ErrorResponseBody[];
  readonly examples: readonly ErrorResponseExample[];
}

export interface CommonErrorResponse {
  readonly headers: readonly FieldNode[];
  readonly body?: SchemaNode;
  readonly mediaTypes: readonly string[];
  /** Statuses of the errors that have `body`; empty if all errors have it. */
  readonly statuses: readonly string[];
}

/** Finds the named schema that most errors have; undefined if no two errors have the same schema. */
function findCommonBody(errors: readonly Response[]): SchemaNode | undefined {
  const all = errors.flatMap((error) => [...new Set(listBodies(error))]);
  const count = (body: SchemaNode): number => all.filter((other) => other === body).length;
  const [first] = [...new Set(all)].sort((one, other) => count(other) - count(one));
  return first !== undefined && count(first) > 1 ? first : undefined;
}

function isBasedOn(body: SchemaNode, base: SchemaNode): boolean {
  const known = new Set(body.fields.map(toWords));
  return body === base || base.fields.every((field) => known.has(toWords(field)));
}

function findCommon(errors: readonly Response[]): CommonErrorResponse {
  const [first, ...others] = errors;
  if (first === undefined || others.length === 0)
    return {headers: [], mediaTypes: [], statuses: []};
  const isEverywhere = ({schema}: FieldNode): boolean =>
    others.every(({headers}) => headers.some((other) => other.schema === schema));
  const body = findCommonBody(errors);
  const having = errors.filter((error) =>
    listBodies(error).some((one) => body !== undefined && isBasedOn(one, body)),
  );
  return {
    headers: first.headers.filter(isEverywhere),
    body,
    mediaTypes: [...new Set(having.flatMap((one) => one.mediaTypes.map((type) => type.mediaType)))],
    statuses: having.length === errors.length ? [] : having.map(({status}) => status),
  };
}

/** Replaces the fields and descriptions that `base` also has with links to them. */
function withoutKnown(schema: SchemaNode, base: SchemaNode | undefined) {
  const places = new Map(base?.fields.map((field) => [toWords(field), field.anchor]));
  const known = schema.fields.flatMap((field): readonly KnownField[] => {
    const shownAt = places.get(toWords(field));
    return shownAt === undefined ? [] : [{...field, shownAt}];
  });
  const anchors = new Set(known.map(({anchor}) => anchor));
  const fields = schema.fields.filter(({anchor}) => !anchors.has(anchor));
  const said = known.length > 0 ? (base?.descriptions ?? []) : [];
  const descriptions = schema.descriptions.filter((text) => !said.includes(text));
  return {schema: {...schema, fields, descriptions}, known};
}

const toKnown = (fields: readonly FieldNode[]): readonly KnownField[] =>
  fields.map((field) => ({...field, shownAt: field.anchor}));

class ErrorResponseReader {
  private readonly shown = new Set<SchemaNode>();

  constructor(private readonly common: CommonErrorResponse) {}

  private take(schema: SchemaNode): boolean {
    const isNew = !this.shown.has(schema);
    this.shown.add(schema);
    return isNew;
  }

  private readSchema(
    schema: SchemaNode,
    base?: SchemaNode,
  ): Pick<ErrorResponseBody, 'schema' | 'known'> {
    const own = withoutKnown(schema, base);
    return this.take(schema) ? own : {known: toKnown(own.schema.fields)};
  }

  private readBody(mediaType: MediaType, response: Response): readonly ErrorResponseBody[] {
    const {schema} = mediaType;
    const named = listBodies({...response, mediaTypes: [mediaType]});
    if (named.length === 0) {
      const name = schema?.name ?? schema?.title;
      return [{...mediaType, name, ...(schema ? this.readSchema(schema) : {known: []})}];
    }
    return named
      .filter((body) => body !== this.common.body)
      .map((body) => ({
        ...mediaType,
        name: body.name,
        encodings: [],
        schema: undefined,
        ...this.readSchema(body, this.common.body),
      }));
  }

  read(response: Response): ErrorResponse {
    const common = new Set(this.common.headers.map(({schema}) => schema));
    const all = response.headers.filter(({schema}) => !common.has(schema));
    const headers = all.filter(({schema}) => this.take(schema));
    return {
      headers,
      knownHeaders: toKnown(all.filter((header) => !headers.includes(header))),
      bodies: response.mediaTypes.flatMap((mediaType) => this.readBody(mediaType, response)),
      examples: response.mediaTypes.flatMap(({mediaType, examples}) =>
        examples.map((example) => ({mediaType, example})),
      ),
    };
  }
}

export function readErrorResponses(errors: readonly Response[]) {
  const common = findCommon(errors);
  const reader = new ErrorResponseReader(common);
  const answers = new Map(errors.map((error) => [error.status, reader.read(error)]));
  const nothing: ErrorResponse = {headers: [], knownHeaders: [], bodies: [], examples: []};
  return {common, find: ({status}: Response): ErrorResponse => answers.get(status) ?? nothing};
}
