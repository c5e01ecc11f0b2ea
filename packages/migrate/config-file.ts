import fs from 'node:fs';
import path from 'node:path';

import {parse} from '@babel/parser';
import type {
  ArrayExpression,
  Node,
  ObjectExpression,
  ObjectProperty,
  Statement,
} from '@babel/types';
import MagicString from 'magic-string';

/** A plugin, preset or theme in a configuration. */
export interface Entry {
  /** As written: a name of a package, or undefined for a function or an imported value. */
  readonly name: string | undefined;
  readonly options: ObjectExpression | undefined;
  readonly node: Node;
  readonly line: number;
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

function parseConfig(name: string, source: string): readonly Statement[] {
  try {
    return parse(source, {sourceType: 'unambiguous', plugins: ['typescript']}).program.body;
  } catch (cause) {
    throw new Error(`${name} cannot be parsed: ${(cause as Error).message}`, {cause});
  }
}

/** The configuration of a site. Edits keep the format of everything else. */
export class ConfigFile {
  readonly file: string;
  readonly source: string;
  readonly #edits: MagicString;
  readonly #statements: readonly Statement[];
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
    this.source = fs.readFileSync(path.join(siteDir, name), 'utf8');
    this.#edits = new MagicString(this.source);
    this.#statements = parseConfig(name, this.source);
    const root = this.#resolve(this.#findExport());
    if (root?.type !== 'ObjectExpression')
      throw new Error(`${name}: the configuration is not an object that this command can read.`);
    this.#root = root;
  }

  /** Returns the place of a node, for messages. */
  at(node: Node): string {
    return `${this.file}:${toLine(node)}`;
  }

  text(node: Node): string {
    return this.source.slice(node.start ?? 0, node.end ?? 0);
  }

  #findExport(): Node | undefined {
    for (const one of this.#statements) {
      if (one.type === 'ExportDefaultDeclaration') return one.declaration;
      if (one.type !== 'ExpressionStatement' || one.expression.type !== 'AssignmentExpression')
        continue;
      if (this.text(one.expression.left) === 'module.exports') return one.expression.right;
    }
    return undefined;
  }

  /**
   * Follows names of this file, type assertions and functions to the value.
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
        if (names.includes(node.name)) return undefined;
        return this.#resolve(this.#findValue(node.name), [...names, node.name]);
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

  #findValue(name: string): Node | undefined {
    for (const one of this.#statements) {
      if (one.type === 'FunctionDeclaration' && one.id?.name === name) return one;
      if (one.type !== 'VariableDeclaration') continue;
      const found = one.declarations.find(({id}) => id.type === 'Identifier' && id.name === name);
      if (found !== undefined) return found.init ?? undefined;
    }
    return undefined;
  }

  /** Lists the properties of an object, with resolved values. */
  properties(
    object: Node | undefined,
  ): readonly {key: string; value: Node; node: ObjectProperty}[] {
    const found = this.#resolve(object);
    if (found?.type !== 'ObjectExpression') return [];
    return found.properties.flatMap((node) => {
      if (node.type !== 'ObjectProperty') return [];
      const key = toKey(node);
      return key === undefined ? [] : [{key, value: this.#resolve(node.value) ?? node.value, node}];
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
    if (node?.type !== 'CallExpression') return readText(node);
    return /^require(?:\.resolve)?$/.test(this.text(node.callee))
      ? readText(node.arguments[0])
      : undefined;
  }

  entries(list: List): readonly Entry[] {
    return (this.#array(list)?.elements ?? []).flatMap((node): readonly Entry[] => {
      if (node === null) return [];
      const value = this.#resolve(node);
      const [first, second] = value?.type === 'ArrayExpression' ? value.elements : [value];
      const options = this.#resolve(second);
      return [
        {
          name: this.#readName(this.#resolve(first)),
          options: options?.type === 'ObjectExpression' ? options : undefined,
          node,
          line: toLine(node),
        },
      ];
    });
  }

  /** Removes an element or a property with its comma, and its line if nothing else is on it. */
  remove(node: Node): void {
    const {source} = this;
    this.#removed.add(node);
    let start = node.start ?? 0;
    let end = node.end ?? 0;
    const comma = /^\s*,/.exec(source.slice(end));
    if (comma !== null) end += comma[0].length;
    const comment = /^[ \t]*\/\/[^\n]*/.exec(source.slice(end));
    if (comment !== null) end += comment[0].length;
    const before = /\n[ \t]*$/.exec(source.slice(0, start));
    if (before !== null && /^[ \t]*(?:\n|$)/.test(source.slice(end))) start -= before[0].length;
    this.#edits.remove(start, end);
  }

  /** Adds an element at the end of a list. */
  add(list: List, text: string): void {
    const array = this.#array(list);
    if (array === undefined) {
      const [first] = this.#root.properties;
      this.#edits.appendLeft(first?.start ?? 0, `${list}: [\n    ${text},\n  ],\n  `);
      return;
    }
    const kept = array.elements.flatMap((one) =>
      one === null || this.#removed.has(one) ? [] : (one.end ?? 0),
    );
    const last = kept.at(-1);
    if (last !== undefined && !/^\s*,/.test(this.source.slice(last)))
      this.#edits.appendLeft(last, ',');
    const before = this.source.slice(0, (array.end ?? 1) - 1);
    const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
    const isEmpty = before.endsWith('[');
    const added = `\n${indent}  ${text},${isEmpty || !/\n\s*$/.test(before) ? `\n${indent}` : ''}`;
    this.#edits.appendRight(before.trimEnd().length, added);
  }

  toString(): string {
    return this.#edits.toString();
  }
}
