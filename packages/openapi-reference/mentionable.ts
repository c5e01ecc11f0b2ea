import {
  type AccessRule,
  type Cursor,
  listProblemTypes,
  type Operation,
  type ProblemType,
  toProblemHref,
  toSchemaName,
} from '@openapi-portal/openapi-model';
import {toAnchorSegment} from './anchors';
import type {MediaType} from './media-types';
import type {OperationPage} from './operation';
import type {PageContext, RenderedPage} from './page';
import type {Response} from './responses';
import type {FieldNode, SchemaNode} from './schema-tree';
import type {Places} from './shared-errors';

export interface NamedField {
  readonly anchor: string;
  /** URL of the description if it is elsewhere, because fields of errors are described only once. */
  readonly shownAt?: string;
  /** Type in words, such as `string, email`. */
  readonly type: string;
  /** Constraints in words, such as `at most 254 characters`. */
  readonly constraints: readonly string[];
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
}

/** An operation that prose can reference, with the names on its page. */
export interface NamedOperation extends Omit<Operation, 'cursor' | 'pathItem'> {
  /** The `operationId`, or the slug of the page if the operation has none. */
  readonly id: string;
  readonly href: string;
  readonly access: readonly AccessRule[];
  readonly fields: readonly NamedField[];
  /** URLs that describe component schemas, keyed by schema name. */
  readonly schemas: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

export interface NamedProblem extends Pick<ProblemType, 'slug' | 'status' | 'title'> {
  readonly href: string;
}

export interface ApiNames {
  readonly title: string;
  readonly summary: string;
  readonly version: string;
  readonly href: string;
  readonly operations: readonly NamedOperation[];
  readonly problems: readonly NamedProblem[];
  /** URLs that describe component schemas, keyed by schema name. */
  readonly schemas: Readonly<Record<string, string>>;
  readonly scopes: readonly string[];
}

interface Shown {
  readonly anchor: string;
  readonly shownAt?: string;
  readonly schema: SchemaNode;
  readonly field?: FieldNode;
}

/** Lists the fields and schemas of a page in order, with URLs for those that the overview page describes. */
class Listing {
  constructor(private readonly places: Places) {}

  fields(fields: readonly FieldNode[], around?: string): readonly Shown[] {
    return fields.flatMap((field) => {
      const place = around && `${around}.${toAnchorSegment(field.name)}`;
      return this.schema(field.schema, field.anchor, place, field);
    });
  }

  body(mediaTypes: readonly MediaType[], anchor: string): readonly Shown[] {
    return mediaTypes.flatMap(({schema}) =>
      schema === undefined ? [] : this.schema(schema, anchor),
    );
  }

  private schema(
    schema: SchemaNode,
    anchor: string,
    around?: string,
    field?: FieldNode,
  ): readonly Shown[] {
    const shownAt = this.places.get(schema) ?? around;
    return [
      {anchor, shownAt, schema, field},
      ...this.fields(schema.fields, shownAt),
      ...schema.items.flatMap((item) => this.schema(item.schema, anchor, shownAt)),
      ...schema.variants.flatMap(({variants}) =>
        variants.flatMap((variant) => this.schema(variant.schema, variant.anchor, shownAt)),
      ),
    ];
  }
}

const toNamedField = ({anchor, isRequired, schema}: FieldNode, shownAt?: string): NamedField => ({
  anchor,
  shownAt,
  type: schema.type,
  constraints: schema.notes.map(({text, code}) => (code ? `${text} ${code}` : text)),
  isRequired,
  isDeprecated: schema.badges.includes('deprecated'),
});

/** Replaces the anchor of a field that an earlier error describes by the field's path in this error. */
function renameShared(
  field: NamedField,
  own: Response,
  {responses, href}: {readonly responses: readonly Response[]; readonly href: string},
): NamedField {
  const shown = responses.find(({anchor}) => field.anchor.startsWith(`${anchor}.`));
  if (shown === undefined || shown === own) return field;
  const anchor = own.anchor + field.anchor.slice(shown.anchor.length);
  return {...field, anchor, shownAt: field.shownAt ?? `${href}#${field.anchor}`};
}

const toFirst = (
  entries: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> => Object.fromEntries([...entries].reverse());

export function toNamedOperation(page: OperationPage): NamedOperation {
  const {operation, context, access, parameters, body, responses, shared} = page;
  const {cursor: _cursor, pathItem: _pathItem, ...own} = operation;
  const href = `${context.basePath}/${own.slug}`;
  const listing = new Listing(shared.places);
  const toFields = (shown: readonly Shown[]): readonly NamedField[] =>
    shown.flatMap(({field, shownAt}) => (field === undefined ? [] : toNamedField(field, shownAt)));
  const request = [
    ...parameters.flatMap(({fields}) => listing.fields(fields)),
    ...listing.body(body?.mediaTypes ?? [], 'request-body'),
  ];
  const answers = responses.map((response) => {
    const {headers, mediaTypes, anchor} = response;
    const shown = [...listing.fields(headers), ...listing.body(mediaTypes, anchor)];
    const fields = toFields(shown).map((field) => renameShared(field, response, {responses, href}));
    return {shown, fields};
  });
  const shown = [...request, ...answers.flatMap((answer) => answer.shown)];
  const problems = responses.flatMap((response) => response.problems.map(({slug}) => slug));
  return {
    ...own,
    id: own.id ?? own.slug,
    href,
    access: access.rules,
    fields: [...toFields(request), ...answers.flatMap(({fields}) => fields)],
    schemas: toFirst(
      shown.flatMap(({schema: {name}, anchor, shownAt = `${href}#${anchor}`}) =>
        name === undefined ? [] : [[name, shownAt]],
      ),
    ),
    problems: [...new Set(problems)],
  };
}

export function buildNames(
  contract: Cursor,
  introduction: Pick<RenderedPage, 'title' | 'description'>,
  pages: readonly RenderedPage[],
  {basePath}: PageContext,
): ApiNames {
  const operations = pages.flatMap(({names}) => names ?? []);
  const linked = pages
    .flatMap(({schemas}) => schemas)
    .filter(({pointer}) => toSchemaName(pointer) !== undefined)
    .map(({title, id}) => [title, `${basePath}/${id}`] as const);
  const shown = operations.flatMap(({schemas}) => Object.entries(schemas));
  return {
    title: introduction.title,
    summary: introduction.description,
    version: contract.get('info')?.text('version') ?? '',
    href: `${basePath}/`,
    operations,
    problems: listProblemTypes(contract).map(({slug, status, title}) => ({
      slug,
      status,
      title,
      href: toProblemHref(basePath, slug),
    })),
    // A schema links to its own page, if it has one, else to the first operation that shows it.
    schemas: toFirst([...linked, ...shown]),
    scopes: [...new Set(operations.flatMap(({access}) => access.map(({scope}) => scope)))],
  };
}
