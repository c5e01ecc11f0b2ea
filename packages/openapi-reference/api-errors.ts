import {toBase} from './anchors';
import {toWords} from './common-fields';
import type {Example} from '@openapi-portal/openapi-model';
import {listBodyExamples} from '@openapi-portal/openapi-model/inputs/build';
import type {ErrorComponents, PageBuilder} from './page';
import {buildParameterField} from './parameters';
import {buildLocation, buildSchemaNode, type FieldNode, type SchemaNode} from './schema-tree';
import {toBodyAnchor} from './shared-errors';

/** A component schema that describes bodies of errors, for the overview page. */
export interface ErrorBody {
  readonly name: string;
  readonly anchor: string;
  readonly node: SchemaNode;
  /** The omitted fields, keyed by the earlier body that describes them. */
  readonly repeated: ReadonlyMap<ErrorBody, readonly FieldNode[]>;
}

export interface ErrorExample {
  readonly example: Example;
  readonly mediaType: string;
}

const sortByCount = (lists: readonly (readonly string[])[]): readonly string[] => {
  const items = lists.flat();
  const count = (item: string): number => items.filter((other) => other === item).length;
  return [...new Set(items)].sort((one, other) => count(other) - count(one));
};

function addBody(name: string, bodies: readonly ErrorBody[], builder: PageBuilder): ErrorBody {
  const schema = builder.contract.get('components')?.get('schemas')?.get(name);
  const anchor = builder.anchors.take(toBodyAnchor(name));
  const location = buildLocation(toBase(anchor), builder);
  const node = buildSchemaNode(schema ?? builder.contract.with(true), location);
  const repeated = new Map<ErrorBody, readonly FieldNode[]>();
  for (const body of bodies) {
    const known = body.node.fields.map(toWords);
    const fields = node.fields.filter((field) => known.includes(toWords(field)));
    if (fields.length > 0) repeated.set(body, fields);
  }
  const all = new Set([...repeated.values()].flat());
  const said = new Set([...repeated.keys()].flatMap((body) => body.node.descriptions));
  return {
    name,
    anchor,
    node: {
      ...node,
      fields: node.fields.filter((field) => !all.has(field)),
      descriptions: node.descriptions.filter((text) => !said.has(text)),
    },
    repeated,
  };
}

function listErrorExamples(responses: readonly string[], {contract}: PageBuilder) {
  const examples = responses
    .map((name) => contract.get('components')?.get('responses')?.get(name)?.resolve())
    .flatMap((response) => response?.entries('content') ?? [])
    .flatMap(([mediaType, cursor]) =>
      listBodyExamples(mediaType, cursor).map((example): ErrorExample => ({example, mediaType})),
    );
  return (slug: string) => examples.filter(({example: [name]}) => name === slug);
}

export function buildApiErrors(components: readonly ErrorComponents[], builder: PageBuilder) {
  const headers = new Map(components.flatMap((one) => one.headers));
  const bodies: ErrorBody[] = [];
  for (const name of sortByCount(components.map(({schemas}) => schemas)))
    bodies.push(addBody(name, bodies, builder));
  const fields = bodies.flatMap(({node}) => node.fields);
  return {
    findField: (name: string) => fields.find((field) => field.name === name),
    headers: [...headers].map(([component, name]): FieldNode => {
      const header = builder.contract.get('components')?.get('headers')?.get(component)?.resolve();
      const field = buildParameterField(
        header ?? builder.contract.with({}),
        component,
        builder,
        toBase('error-headers'),
      );
      return {...field, name};
    }),
    bodies,
    findExamples: listErrorExamples(
      [...new Set(components.flatMap((one) => one.responses))],
      builder,
    ),
  };
}

export type ApiErrors = ReturnType<typeof buildApiErrors>;
