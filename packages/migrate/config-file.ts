import fs from 'node:fs';
import path from 'node:path';

import {parse} from '@babel/parser';
import type {
  ArrayExpression,
  CallExpression,
  Node,
  ObjectExpression,
  ObjectProperty,
  Statement,
} from '@babel/types';
import MagicString from 'magic-string';

import {read} from './site';

/** A plugin, preset or theme in a configuration. */
export interface Entry {
  /** As written: a name of a package, or undefined for a function or an imported value. */
  readonly name: string | undefined;
  readonly options: ObjectExpression | undefined;
  readonly node: Node;
}

export type List = 'plugins' | 'presets' | 'themes';

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/;

const toLine = (node: Node): number => node.loc?.start.line ?? 1;

/** Reads the text of a string, or of a template without expressions. */
export function readText(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

const toKey = ({key, computed}: ObjectProperty): string | undefined =>
  key.type === 'Identifier' && !computed ? key.name : readText(key);

/** Returns true if a value means the same in every file: it consists of literals only. */
export function isLiteral(node: Node | null): boolean {
  if (node?.type === 'ObjectExpression')
    return node.properties.every((one) => one.type === 'ObjectProperty' && isLiteral(one.value));
  if (node?.type === 'ArrayExpression') return node.elements.every(isLiteral);
  return (
    node?.type.endsWith('Literal') === true &&
    (node.type !== 'TemplateLiteral' || readText(node) !== undefined)
  );
}

interface Source {
  readonly edits: MagicString;
  readonly statements: readonly Statement[];
}

function parseSource(name: string, source: string): Source {
  try {
    const {program} = parse(source, {
      sourceType: 'unambiguous',
      sourceFilename: name,
      plugins: ['typescript'],
    });
    return {edits: new MagicString(source), statements: program.body};
  } catch (cause) {
    throw new Error(`${name} cannot be parsed: ${(cause as Error).message}`, {cause});
  }
}

const ENDINGS = ['', '.ts', '.js', '.mts', '.cts', '.mjs', '.cjs', '/index.ts', '/index.js'];

/** Returns true if a name or a key of an export, an import or a pattern is this one. */
const isNamed = (node: Node | undefined, name: string): boolean =>
  (node?.type === 'Identifier' ? node.name : readText(node)) === name;

/**
 * The configuration of a site, with the files of the site that it imports. Edits keep the format of everything else.
 */
export class ConfigFile {
  readonly file: string;
  readonly #siteDir: string;
  readonly #sources = new Map<string, Source>();
  readonly #root: ObjectExpression;
  readonly #removed = new Set<Node>();

  /**
   * @param siteDir absolute path
   * @throws Error if there is no configuration, or it exports no object that can be found without running it
   */
  constructor(siteDir: string) {
    const name = fs.readdirSync(siteDir).find((one) => CONFIG.test(one));
    if (name === undefined) throw new Error(`${siteDir} has no docusaurus.config.js or .ts.`);
    this.file = name;
    this.#siteDir = siteDir;
    const root = this.#resolve(this.#findExport(name));
    if (root?.type !== 'ObjectExpression')
      throw new Error(`${name}: the configuration is not an object that this command can read.`);
    this.#root = root;
  }

  /** Returns the place of a node, for messages. */
  at(node: Node): string {
    return `${this.#fileOf(node)}:${toLine(node)}`;
  }

  text(node: Node): string {
    const {original} = this.#read(this.#fileOf(node)).edits;
    return original.slice(node.start ?? 0, node.end ?? 0);
  }

  #fileOf(node: Node): string {
    return node.loc?.filename ?? this.file;
  }

  isElsewhere(node: Node): boolean {
    return this.#fileOf(node) !== this.file;
  }

  #read(file: string): Source {
    const known = this.#sources.get(file);
    if (known !== undefined) return known;
    const source = parseSource(file, read(this.#siteDir, file));
    this.#sources.set(file, source);
    return source;
  }

  /** Finds the file that another file imports; undefined if it is a package or not in the site. */
  #findFile(specifier: string | undefined, from: string): string | undefined {
    if (specifier?.startsWith('.') !== true) return undefined;
    const file = path.posix.join(path.posix.dirname(from), specifier);
    return ENDINGS.map((ending) => file + ending).find(
      (one) =>
        !one.startsWith('..') &&
        /\.[cm]?[jt]s$/.test(one) &&
        fs.statSync(path.join(this.#siteDir, one), {throwIfNoEntry: false})?.isFile(),
    );
  }

  /** Finds the file that `require` loads. A plugin that `require.resolve` names is not part of the configuration. */
  #findRequired(node: CallExpression): string | undefined {
    if (this.text(node.callee) !== 'require') return undefined;
    return this.#findFile(this.#readRequired(node), this.#fileOf(node));
  }

  #findExport(file: string): Node | undefined {
    for (const one of this.#read(file).statements) {
      if (one.type === 'ExportDefaultDeclaration') return one.declaration;
      if (one.type !== 'ExpressionStatement' || one.expression.type !== 'AssignmentExpression')
        continue;
      if (this.text(one.expression.left) === 'module.exports') return one.expression.right;
    }
    return undefined;
  }

  /**
   * Follows names, also to other files, type assertions and functions to the value.
   *
   * @param names names that were followed; undefined is returned for a name that refers to itself
   */
  #resolve(node: Node | null | undefined, names: readonly string[] = []): Node | undefined {
    switch (node?.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return this.#resolve(node.expression, names);
      case 'Identifier':
        return this.#follow(node.name, this.#fileOf(node), names);
      case 'CallExpression': {
        const file = this.#findRequired(node);
        return file === undefined ? node : this.#resolve(this.#findExport(file), names);
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return this.#resolve(this.#findResult(node.body), names);
      default:
        return node ?? undefined;
    }
  }

  #findResult(body: Node): Node | undefined {
    if (body.type !== 'BlockStatement') return body;
    const results = body.body.flatMap((one) =>
      one.type === 'ReturnStatement' ? one.argument : [],
    );
    return results.at(-1) ?? undefined;
  }

  #follow(name: string, file: string, names: readonly string[]): Node | undefined {
    const followed = `${file}:${name}`;
    if (names.includes(followed)) return undefined;
    return this.#resolve(this.#findValue(name, file), [...names, followed]);
  }

  #findValue(name: string, file: string): Node | undefined {
    for (const statement of this.#read(file).statements) {
      const one = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (one?.type === 'FunctionDeclaration' && one.id?.name === name) return one;
      if (one?.type === 'ImportDeclaration') {
        const found = one.specifiers.find(({local}) => local.name === name);
        const from = found && this.#findFile(one.source.value, file);
        if (from === undefined) continue;
        if (found?.type !== 'ImportSpecifier') return this.#findExport(from);
        return this.#findNamed(found.imported, from);
      }
      if (one?.type !== 'VariableDeclaration') continue;
      for (const {id, init} of one.declarations) {
        if (isNamed(id, name)) return init ?? undefined;
        const own = id.type === 'ObjectPattern' ? id.properties : [];
        const key = own.find((each) => each.type === 'ObjectProperty' && isNamed(each.value, name));
        if (key?.type === 'ObjectProperty') return this.find(init ?? undefined, toKey(key) ?? '');
      }
    }
    return undefined;
  }

  #findNamed(imported: Node, file: string): Node | undefined {
    const name = imported.type === 'Identifier' ? imported.name : (readText(imported) ?? '');
    return this.#findValue(name, file) ?? this.find(this.#findExport(file), name);
  }

  /** Lists the elements of an array, including those of arrays that are spread into it. */
  elements(array: Node | undefined): readonly Node[] {
    if (array?.type !== 'ArrayExpression') return [];
    return array.elements.flatMap((one): readonly Node[] => {
      if (one?.type !== 'SpreadElement') return one === null ? [] : [one];
      const spread = this.#resolve(one.argument);
      return spread?.type === 'ArrayExpression' ? this.elements(spread) : [one];
    });
  }

  /** Lists the properties of an object and of objects that are spread into it, with resolved values. */
  properties(
    object: Node | undefined,
  ): readonly {key: string; value: Node; node: ObjectProperty}[] {
    const found = this.#resolve(object);
    if (found?.type !== 'ObjectExpression') return [];
    const all = found.properties.flatMap((node) => {
      if (node.type === 'SpreadElement') return this.properties(node.argument);
      if (node.type !== 'ObjectProperty') return [];
      const key = toKey(node);
      return key === undefined ? [] : [{key, value: this.#resolve(node.value) ?? node.value, node}];
    });
    return [...new Map(all.map((one) => [one.key, one])).values()];
  }

  /** Returns true if something is spread into an object that this command cannot read or copy. */
  isPartial(object: Node | undefined): boolean {
    const found = this.#resolve(object);
    if (found?.type !== 'ObjectExpression') return false;
    return found.properties.some((node) => {
      if (node.type !== 'SpreadElement') return false;
      const spread = this.#resolve(node.argument);
      if (spread?.type !== 'ObjectExpression') return true;
      return this.isPartial(spread) || (this.isElsewhere(spread) && !isLiteral(spread));
    });
  }

  find(object: Node | undefined, ...[key, ...rest]: readonly string[]): Node | undefined {
    const value = this.properties(object).find((one) => one.key === key)?.value;
    return rest.length === 0 || value === undefined ? value : this.find(value, ...rest);
  }

  get root(): ObjectExpression {
    return this.#root;
  }

  #array(list: List): ArrayExpression | undefined {
    const found = this.find(this.#root, list);
    return found?.type === 'ArrayExpression' ? found : undefined;
  }

  #readName(node: Node | undefined): string | undefined {
    return node?.type === 'CallExpression' ? this.#readRequired(node) : readText(node);
  }

  #readRequired(node: CallExpression): string | undefined {
    return /^require(?:\.resolve)?$/.test(this.text(node.callee))
      ? readText(node.arguments[0])
      : undefined;
  }

  /** Lists the imports of packages in the configuration, with the names that it gives them. */
  imports(pattern: RegExp): readonly {node: Node; names: readonly string[]}[] {
    return this.#read(this.file).statements.flatMap((node) =>
      node.type === 'ImportDeclaration' && pattern.test(node.source.value)
        ? [{node, names: node.specifiers.map(({local}) => local.name)}]
        : [],
    );
  }

  /** Returns true if the configuration contains a name, after the changes so far. */
  mentions(name: string): boolean {
    const text = this.#read(this.file).edits.toString();
    return new RegExp(`\\b${name}\\b`).test(text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, ''));
  }

  /** Lists the plugins, presets or themes that have not been removed. */
  entries(list: List): readonly Entry[] {
    const kept = this.elements(this.#array(list)).filter((node) => !this.#removed.has(node));
    return kept.map((node): Entry => {
      const value = this.#resolve(node);
      const [first, second] = value?.type === 'ArrayExpression' ? value.elements : [value];
      const options = this.#resolve(second);
      return {
        name: this.#readName(this.#resolve(first)),
        options: options?.type === 'ObjectExpression' ? options : undefined,
        node,
      };
    });
  }

  /** Removes an element or a property with its comma, and its line if nothing else is on it. */
  remove(node: Node): void {
    const {edits} = this.#read(this.#fileOf(node));
    const source = edits.original;
    this.#removed.add(node);
    let start = node.start ?? 0;
    let end = node.end ?? 0;
    const comma = /^\s*,/.exec(source.slice(end));
    if (comma !== null) end += comma[0].length;
    const comment = /^[ \t]*\/\/[^\n]*/.exec(source.slice(end));
    if (comment !== null) end += comment[0].length;
    const before = /\n[ \t]*$/.exec(source.slice(0, start));
    if (before !== null && /^[ \t]*(?:\n|$)/.test(source.slice(end))) start -= before[0].length;
    edits.remove(start, end);
  }

  /** Adds an element at the end of a list. */
  add(list: List, text: string): void {
    const array = this.#array(list);
    const {edits} = this.#read(this.#fileOf(array ?? this.#root));
    const source = edits.original;
    if (array === undefined) {
      const [first] = this.#root.properties;
      edits.appendLeft(first?.start ?? 0, `${list}: [\n    ${text},\n  ],\n  `);
      return;
    }
    const kept = array.elements.flatMap((one) =>
      one === null || this.#removed.has(one) ? [] : (one.end ?? 0),
    );
    const last = kept.at(-1);
    if (last !== undefined && !/^\s*,/.test(source.slice(last))) edits.appendLeft(last, ',');
    const before = source.slice(0, (array.end ?? 1) - 1);
    const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
    const isEmpty = before.endsWith('[');
    const added = `\n${indent}  ${text},${isEmpty || !before.slice(before.trimEnd().length).includes('\n') ? `\n${indent}` : ''}`;
    edits.appendRight(before.trimEnd().length, added);
  }

  /** Lists the changed files with their new texts. */
  changed(): readonly (readonly [file: string, text: string])[] {
    return [...this.#sources].flatMap(([file, {edits}]) =>
      edits.hasChanged() ? [[file, edits.toString()] as const] : [],
    );
  }
}
