import {findOwnMember} from '@openapi-portal/reports/json';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

import {type Piece, renderPieces} from './pieces';

/** Maps Prism's token types to the kinds of code that `code.css` styles. */
const KINDS: Readonly<Record<string, string>> = {
  'attr-name': 'name',
  boolean: 'literal',
  builtin: 'keyword',
  'class-name': 'keyword',
  comment: 'comment',
  constant: 'literal',
  function: 'name',
  key: 'name',
  keyword: 'keyword',
  number: 'literal',
  null: 'literal',
  parameter: 'name',
  property: 'name',
  string: 'string',
  'template-string': 'string',
  'triple-quoted-string': 'string',
};

const ALIASES: Readonly<Record<string, string>> = {
  curl: 'bash',
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  yml: 'yaml',
};

/** Matches a command-line option, such as `--data-raw`. Prism's pattern stops at the second hyphen. */
const OPTION = /(^|\s)-{1,2}(?:\w+:[+-]?)?\w[\w.-]*(?=[=\s]|$)/;

function loadGrammar(name: string): void {
  loadLanguages(name);
  // The token object is modified and not replaced, because the grammar of `$(…)` refers to the same object.
  if (name !== 'bash') return;
  const {parameter} = Prism.languages.bash as unknown as {parameter: Prism.TokenObject};
  parameter.pattern = OPTION;
}

function findGrammar(language: string): Prism.Grammar | undefined {
  const name = findOwnMember(ALIASES, language) ?? language;
  if (!/^[a-z]+$/.test(name)) return undefined;
  loadLanguages.silent = true;
  if (!Object.hasOwn(Prism.languages, name)) loadGrammar(name);
  const grammar = findOwnMember(Prism.languages, name);
  // `Prism.languages` also contains functions, such as `extend`.
  return typeof grammar === 'object' ? grammar : undefined;
}

/** Appends text to the last piece if the kind is the same or the text is blank, and otherwise adds a piece. */
function add(pieces: {text: string; kind?: string}[], text: string, kind?: string): void {
  const last = pieces.at(-1);
  const isSame = last?.kind === kind || text.trim() === '';
  if (last !== undefined && isSame) last.text += text;
  else pieces.push({text, ...(kind !== undefined && {kind})});
}

function flatten(stream: Prism.TokenStream, kind?: string, pieces: Piece[] = []): Piece[] {
  if (typeof stream === 'string') add(pieces, stream, kind);
  else if (Array.isArray(stream)) for (const part of stream) flatten(part, kind, pieces);
  else flatten(stream.content, KINDS[stream.type] ?? kind, pieces);
  return pieces;
}

/**
 * Splits code into pieces of the same kind. Their concatenated text equals the code.
 *
 * @param language a Prism language, `curl` or a common alias such as `js`; code in other languages is not
 * highlighted
 */
export function highlightCode(code: string, language: string): readonly Piece[] {
  const grammar = findGrammar(language);
  return grammar === undefined ? [{text: code}] : flatten(Prism.tokenize(code, grammar));
}

const renderHtml = (code: string, language: string): string =>
  renderPieces(highlightCode(code, language));

/** Highlighted HTML by language and code. When a contract changes, the dev server renders all its pages again. */
const rendered = new Map<string, string>();

/** Highlights code as HTML. The code is escaped, and each token has a class for its kind. */
export function highlightToHtml(code: string, language: string): string {
  if (process.env.NODE_ENV !== 'development') return renderHtml(code, language);
  const key = `${language} ${code}`;
  const html = rendered.get(key) ?? renderHtml(code, language);
  rendered.set(key, html);
  return html;
}
