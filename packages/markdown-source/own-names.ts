import type {Nodes} from 'mdast';

type Esm = Extract<Nodes, {readonly type: 'mdxjsEsm'}>;
type Program = NonNullable<NonNullable<Esm['data']>['estree']>;
type Statement = Program['body'][number];

/** Returns the import and export statements of an MDX page, from its Markdown nodes or its HTML nodes. */
export const findStatements = (
  nodes: readonly {readonly type: string; readonly data?: unknown}[],
): readonly Statement[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    const data = node.data as {readonly estree?: Program | null} | undefined;
    return (data?.estree?.body as readonly Statement[] | undefined) ?? [];
  });

/** Lists the names that a page imports or exports, which the page may use as components. */
export const findOwnNames = (statements: readonly Statement[]): readonly string[] =>
  statements.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return statement.specifiers.map(({local}) => local.name);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const {declaration} = statement;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({id}) =>
        id.type === 'Identifier' ? [id.name] : [],
      );
    return declaration?.id ? [declaration.id.name] : [];
  });
