import type {AccessRule} from './access';
import type {Cursor} from '../contract/cursor';
import type {MediaType} from './media-types';
import type {OperationPage} from './operation';
import type {Operation} from '../contract/operations';
import type {PageContext, RenderedPage} from './page';
import type {Response} from './responses';
import {listProblemTypes, type ProblemType, toProblemHref} from './problem-types';
import type {FieldNode, SchemaNode} from './schema-tree';

/** A field as prose can name it, and what the contract says of it. */
export interface NamedField {
  /** Where it stands on its page, unless another response shows it. */
  readonly anchor: string;
  /** Where it stands on its page if that is elsewhere: what several errors have, stands there once. */
  readonly shownAt?: string;
  /** In words: `string, email`. */
  readonly type: string;
  /** Constraints in words: `at most 254 characters`. */
  readonly constraints: readonly string[];
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
}

/** An operation as prose can name it, with what its page shows. */
export interface NamedOperation extends Omit<Operation, 'cursor' | 'pathItem'> {
  /** The `operationId`, or what the page is called where there is none. */
  readonly id: string;
  readonly href: string;
  readonly access: readonly AccessRule[];
  readonly fields: readonly NamedField[];
  /** Anchors of the schemas of the contract's components that the page shows, by their names. */
  readonly schemas: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/** A problem type as prose can name it. */
export interface NamedProblem extends Pick<ProblemType, 'slug' | 'status' | 'title'> {
  readonly href: string;
}

/** Everything in a contract that prose can name, with its address. */
export interface ApiNames {
  readonly operations: readonly NamedOperation[];
  readonly problems: readonly NamedProblem[];
  /** Addresses of where the component schemas are shown, by their names. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Scopes that open an operation. */
  readonly scopes: readonly string[];
}

/** A schema on a page, and the field that it is the type of. */
interface Shown {
  readonly anchor: string;
  readonly schema: SchemaNode;
  readonly field?: FieldNode;
}

const listFields = (fields: readonly FieldNode[]): readonly Shown[] =>
  fields.flatMap((field) => listSchemas(field.schema, field.anchor, field));

/** A schema and everything inside of it, in the order of the page. */
const listSchemas = (schema: SchemaNode, anchor: string, field?: FieldNode): readonly Shown[] => [
  {anchor, schema, field},
  ...listFields(schema.fields),
  ...schema.items.flatMap((item) => listSchemas(item.schema, anchor)),
  ...schema.variants.flatMap(({variants}) =>
    variants.flatMap((variant) => listSchemas(variant.schema, variant.anchor)),
  ),
];

const listBody = (mediaTypes: readonly MediaType[], anchor: string): readonly Shown[] =>
  mediaTypes.flatMap(({schema}) => (schema === undefined ? [] : listSchemas(schema, anchor)));

const toNamedField = ({anchor, isRequired, schema}: FieldNode): NamedField => ({
  anchor,
  type: schema.type,
  constraints: schema.notes.map(({text, code}) => (code ? `${text} ${code}` : text)),
  isRequired,
  isDeprecated: schema.badges.includes('deprecated'),
});

/** A field of an error that stands where an earlier error has it, by the name of this error. */
function renameShared(
  field: NamedField,
  own: Response,
  responses: readonly Response[],
): NamedField {
  const shown = responses.find(({anchor}) => field.anchor.startsWith(`${anchor}.`));
  if (shown === undefined || shown === own) return field;
  const anchor = own.anchor + field.anchor.slice(shown.anchor.length);
  return {...field, anchor, shownAt: field.anchor};
}

/** An object of entries in which the first of a name counts. */
const toFirst = (
  entries: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> => Object.fromEntries([...entries].reverse());

/** An operation with the fields and schemas on its page, each where it stands first. */
export function toNamedOperation(page: OperationPage): NamedOperation {
  const {operation, context, access, parameters, body, responses} = page;
  const {cursor: _cursor, pathItem: _pathItem, ...own} = operation;
  const toFields = (shown: readonly Shown[]): readonly NamedField[] =>
    shown.flatMap(({field}) => (field === undefined ? [] : [toNamedField(field)]));
  const request = [
    ...parameters.flatMap(({fields}) => listFields(fields)),
    ...listBody(body?.mediaTypes ?? [], 'request-body'),
  ];
  const answers = responses.map((response) => {
    const {headers, mediaTypes, anchor} = response;
    const shown = [...listFields(headers), ...listBody(mediaTypes, anchor)];
    const fields = toFields(shown).map((field) => renameShared(field, response, responses));
    return {shown, fields};
  });
  const shown = [...request, ...answers.flatMap((answer) => answer.shown)];
  const problems = responses.flatMap((response) => response.problems.map(({slug}) => slug));
  return {
    ...own,
    id: own.id ?? own.slug,
    href: `${context.basePath}/${own.slug}`,
    access: access.rules,
    fields: [...toFields(request), ...answers.flatMap(({fields}) => fields)],
    schemas: toFirst(
      shown.flatMap(({schema: {name}, anchor}) => (name === undefined ? [] : [[name, anchor]])),
    ),
    problems: [...new Set(problems)],
  };
}

/**
 * What prose can name of an API.
 *
 * @param pages the rendered pages of its operations
 */
export function buildNames(
  contract: Cursor,
  pages: readonly RenderedPage[],
  {basePath, schemaHref}: PageContext,
): ApiNames {
  const operations = pages.flatMap(({names}) => names ?? []);
  const linked = pages.flatMap(({schemas}) => schemas);
  const shown = operations.flatMap(({href, schemas}) =>
    Object.entries(schemas).map(([name, anchor]) => [name, `${href}#${anchor}`] as const),
  );
  return {
    operations,
    problems: listProblemTypes(contract).map(({slug, status, title}) => ({
      slug,
      status,
      title,
      href: toProblemHref(basePath, slug),
    })),
    // Each schema where it has a page, else where an operation first shows it.
    schemas: toFirst([...linked.map((name) => [name, schemaHref(name)] as const), ...shown]),
    scopes: [...new Set(operations.flatMap(({access}) => access.map(({scope}) => scope)))],
  };
}
