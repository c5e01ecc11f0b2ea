import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Problem, SourceLocation} from '@openapi-portal/reports';

import {toText} from './parser';

// Returns the id in a heading that ends with an MDX comment such as `{/* #my-id */}`.
function findCommentId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const word = /^\/\*\s*#(?<id>\S+?)\s*(?:\s[^]*)?\*\/$/.exec(last.value.trim());
  return word?.groups?.id;
}

/** Returns true for the title of a blog post, which Docusaurus removes before it generates ids. */
const isPostTitle = (heading: Heading, index: number): boolean =>
  index === 0 && heading.depth === 1;

/**
 * Computes the ids that Docusaurus generates for the headings of a page, with suffixes for duplicates. Follows
 * `@docusaurus/mdx-loader/lib/remark/headings`. Level 1 headings are counted for duplicates but not returned,
 * because the theme renders them without an id.
 *
 * @param isPost true for a blog post
 * @param maintainCase `markdown.anchors.maintainCase` of the site
 */
export function findHeadingIds(
  nodes: readonly Nodes[],
  isPost: boolean,
  maintainCase: boolean,
): readonly string[] {
  const slugger = createSlugger();
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  const shown = headings.filter((heading, index) => !(isPost && isPostTitle(heading, index)));
  return shown.flatMap((heading) => {
    const text = toText(heading);
    const id =
      findCommentId(heading) ??
      parseMarkdownHeadingId(text).id ??
      slugger.slug(text, {maintainCase});
    return heading.depth === 1 ? [] : [id];
  });
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns the value of `name="text"` or `name={'text'}`, or undefined for any other expression. */
function readText({value}: MdxJsxAttribute): string | undefined {
  if (typeof value === 'string') return value;
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  const isText = expression.type === 'Literal' && typeof expression.value === 'string';
  return isText ? String(expression.value) : undefined;
}

export const findTexts = ({attributes}: JsxElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const text = attribute.type === 'mdxJsxAttribute' ? readText(attribute) : undefined;
      return attribute.type !== 'mdxJsxAttribute' || text === undefined
        ? []
        : [[attribute.name, text] as const];
    }),
  );

/** Returns true if an element has the attribute, or a spread that may contain the attribute. */
export const mayHave = ({attributes}: JsxElement, name: string): boolean =>
  attributes.some(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === name,
  );

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

export interface SyntaxMistake extends Omit<Problem, 'file' | 'fix'> {
  /** Rule id of the parser, such as `end-tag-mismatch`. */
  readonly rule: string;
  /** The source line with the error. */
  readonly text: string;
}

/** The part of the MDX parser's `VFileMessage` that is used here. */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
  readonly ruleId?: string;
}

/** Matches a location in the text of an error message, such as `(66:1-66:10)`. */
const NAMED_PLACE = / \((?<line>\d+):(?<column>\d+)-[\d:]+\)/;

/** Returns true if the MDX parser threw the error, which then describes a syntax error in the page and not a bug. */
export const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Finds the last line up to `from` with an unclosed brace, and locates its last opening brace. */
function findOpenBrace(lines: readonly string[], from: number): SourceLocation | undefined {
  for (let line = Math.min(from, lines.length); line >= 1; line -= 1) {
    const text = (lines[line - 1] ?? '').replace(/\\[{}]/g, '  ');
    if (countOf(text, '{') > countOf(text, '}')) return {line, column: text.lastIndexOf('{') + 1};
  }
  return undefined;
}

/** Finds the location of the error. For an unclosed brace, the parser reports the end of the file instead. */
function findLocation(
  {reason, line, column = 1, ruleId}: ParserMessage,
  lines: readonly string[],
): SourceLocation {
  if (line === undefined) {
    const named = NAMED_PLACE.exec(reason)?.groups;
    return {line: Number(named?.line ?? 1), column: Number(named?.column ?? 1)};
  }
  const openBrace = ruleId === 'unexpected-eof' ? findOpenBrace(lines, line) : undefined;
  return openBrace ?? {line, column};
}

/** Converts an error of the MDX parser into a syntax error with a location and the source line. */
export function toSyntaxMistake(message: ParserMessage, body: string): SyntaxMistake {
  const lines = body.split(/\r?\n/);
  const location = findLocation(message, lines);
  return {
    ...location,
    message: message.line === undefined ? message.reason.replace(NAMED_PLACE, '') : message.reason,
    rule: message.ruleId ?? '',
    text: lines[location.line - 1] ?? '',
  };
}
