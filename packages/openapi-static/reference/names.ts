import {type AccessRule, toAccess} from './access';
import type {Cursor} from '../contract/cursor';
import type {MediaTypeView} from './media-types';
import type {OperationView} from './operation-view';
import type {Operation} from '../contract/operations';
import type {RenderedPage} from './outline';
import type {PageContext} from './page';
import {listProblemTypes} from './problem-types';
import type {FieldNode, SchemaNode} from './schema-tree';

/** A field as prose can name it: where it stands on its page, and what the contract says of it. */
export interface NamedField {
  readonly anchor: string;
  /** In words: `string, email`. */
  readonly type: string;
  /** Constraints in words: `at most 254 characters`. */
  readonly constraints: readonly string[];
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
}

/** What of a page prose can name. */
export interface PageNames {
  readonly fields: readonly NamedField[];
  /** Anchors of the schemas of the contract's components that the page shows, by their names. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Problem types that its responses name. */
  readonly problems: readonly string[];
}

/** Gathers the names of one page, each where it stands first. */
class Collector {
  readonly fields: NamedField[] = [];
  readonly schemas: Record<string, string> = {};

  addFields(fields: readonly FieldNode[]): void {
    for (const {anchor, isRequired, schema} of fields) {
      this.fields.push({
        anchor,
        type: schema.type,
        constraints: schema.notes.map(({text, code}) => (code ? `${text} ${code}` : text)),
        isRequired,
        isDeprecated: schema.badges.includes('deprecated'),
      });
      this.addSchema(schema, anchor);
    }
  }

  addSchema(schema: SchemaNode, anchor: string): void {
    if (schema.name !== undefined) this.schemas[schema.name] ??= anchor;
    this.addFields(schema.fields);
    schema.items.forEach((item) => this.addSchema(item.schema, anchor));
    schema.variants.forEach(({variants}) =>
      variants.forEach((variant) => this.addSchema(variant.schema, variant.anchor)),
    );
  }

  addBody(mediaTypes: readonly MediaTypeView[], anchor: string): void {
    mediaTypes.forEach(({schema}) => schema && this.addSchema(schema, anchor));
  }
}

/** The fields and schemas on the page of an operation, in its order. */
export function toPageNames({parameters, body, responses}: OperationView): PageNames {
  const names = new Collector();
  parameters.forEach(({fields}) => names.addFields(fields));
  names.addBody(body?.mediaTypes ?? [], 'request-body');
  for (const {anchor, headers, mediaTypes} of responses) {
    names.addFields(headers);
    names.addBody(mediaTypes, anchor);
  }
  const problems = responses.flatMap((response) => response.problems.map(({slug}) => slug));
  return {fields: names.fields, schemas: names.schemas, problems: [...new Set(problems)]};
}

/** An operation as prose can name it. */
export interface NamedOperation extends PageNames {
  /** The `operationId`, or what the page is called where there is none. */
  readonly id: string;
  readonly slug: string;
  /** In lower case. */
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly tag: string;
  readonly href: string;
  /** Where it stands in the contract: `#/paths/~1users/get`. */
  readonly pointer: string;
  readonly isDeprecated: boolean;
  readonly access: readonly AccessRule[];
}

/** A problem type as prose can name it. */
export interface NamedProblem {
  readonly slug: string;
  readonly status: string;
  readonly title: string;
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

const NOTHING: PageNames = {fields: [], schemas: {}, problems: []};

/** Each schema where it has a page, else where an operation first shows it. */
function toSchemaAddresses(
  operations: readonly NamedOperation[],
  pages: readonly RenderedPage[],
  context: PageContext,
): Readonly<Record<string, string>> {
  const linked = pages.flatMap(({schemas}) =>
    schemas.map((name) => [name, context.schemaHref(name)]),
  );
  const shown = operations.flatMap(({href, schemas}) =>
    Object.entries(schemas).map(([name, anchor]) => [name, `${href}#${anchor}`]),
  );
  // The first of a name counts, and `fromEntries` keeps the last.
  return Object.fromEntries([...linked, ...shown].reverse()) as Record<string, string>;
}

/**
 * What prose can name of an API.
 *
 * @param pages the rendered pages of its operations
 */
export function toApiNames(
  contract: Cursor,
  operations: readonly Operation[],
  pages: readonly RenderedPage[],
  context: PageContext,
): ApiNames {
  const namesById = new Map(pages.map(({id, names}) => [id, names]));
  const named = operations.map((operation): NamedOperation => {
    const {id, slug, method, path, title, tag, pointer, isDeprecated} = operation;
    const href = context.operationHref(pointer) ?? '';
    const access = toAccess(operation, contract).rules;
    const own = namesById.get(slug) ?? NOTHING;
    return {
      id: id ?? slug,
      slug,
      method,
      path,
      title,
      tag,
      href,
      pointer,
      isDeprecated,
      access,
      ...own,
    };
  });
  return {
    operations: named,
    problems: listProblemTypes(contract).map(({slug, status, title}) => {
      const href = context.problemHref?.(slug) ?? '';
      return {slug, status, title, href};
    }),
    schemas: toSchemaAddresses(named, pages, context),
    scopes: [...new Set(named.flatMap(({access}) => access.map(({scope}) => scope)))],
  };
}
