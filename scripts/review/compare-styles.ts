import fs from 'node:fs';
import path from 'node:path';

import {type Container, type Declaration, parse} from 'postcss';

import type {State} from './read-build';
import type {ReviewedPage} from './read-pages';

/** A CSS declaration that changed, or that only one side has. */
export interface StyleChange {
  /** Path in the build, such as `styles/prose.css`. */
  readonly stylesheet: string;
  /** The selector, preceded by its at-rules. */
  readonly selector: string;
  readonly property: string;
  readonly before?: string;
  readonly after?: string;
}

export interface StyleChanges {
  readonly changes: readonly StyleChange[];
  /** Paths of the affected pages that exist in both states, each with a selector for an affected element. */
  readonly concerned: ReadonlyMap<string, string>;
}

interface Style {
  readonly selector: string;
  readonly around: string;
  readonly property: string;
  readonly value: string;
}

function listAround(declaration: Declaration): string {
  const names: string[] = [];
  let outer: Container | undefined = declaration.parent?.parent as Container | undefined;
  for (; outer !== undefined; outer = outer.parent as Container | undefined) {
    if (outer.type === 'atrule') {
      const {name, params} = outer as Container & {name: string; params: string};
      names.unshift(`@${name} ${params}`);
    } else if (outer.type === 'rule') {
      names.unshift((outer as Container & {selector: string}).selector);
    }
  }
  return names.join(' ');
}

/** Lists the declarations of a stylesheet by selector, because minifiers regroup rules. */
function listStyles(css: string): readonly Style[] {
  const styles: Style[] = [];
  parse(css).walkDecls((declaration) => {
    const {parent, prop: property, value, important} = declaration;
    const own = parent as (Container & {selectors?: string[]; name?: string}) | undefined;
    const selectors = own?.type === 'rule' ? (own.selectors ?? []) : [`@${own?.name ?? ''}`];
    const around = listAround(declaration);
    for (const selector of selectors)
      styles.push({selector, around, property, value: value + (important ? ' !important' : '')});
  });
  return styles;
}

/** Indexes declarations by at-rules, selector and property. The last one of equal keys wins, as in CSS. */
const toMap = (styles: readonly Style[]): ReadonlyMap<string, Style> =>
  new Map(styles.map((style) => [`${style.around}|${style.selector}|${style.property}`, style]));

const readStyles = ({dir, files}: State, name: string): readonly Style[] => {
  const file = files.get(name)?.file;
  return file === undefined ? [] : listStyles(fs.readFileSync(path.join(dir, file), 'utf8'));
};

interface Difference extends StyleChange {
  readonly own: string;
}

function compareStylesheet(before: State, after: State, name: string): readonly Difference[] {
  const [was, is] = [toMap(readStyles(before, name)), toMap(readStyles(after, name))];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort();
  return keys.flatMap((key): readonly Difference[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const style = now ?? old;
    if (style === undefined || old?.value === now?.value) return [];
    const {around, selector: own, property} = style;
    const selector = [around, own].filter(Boolean).join(' ');
    return [
      {
        ...{stylesheet: name, selector, property, own},
        ...(old && {before: old.value}),
        ...(now && {after: now.value}),
      },
    ];
  });
}

/** Lists the selectors whose rules use one of these custom properties, directly or through another one. */
function findUsers(styles: readonly Style[], properties: ReadonlySet<string>): readonly string[] {
  const known = new Set(properties);
  const uses = ({value}: Style): boolean =>
    [...value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name = '']) => known.has(name));
  let count = -1;
  while (count !== known.size) {
    count = known.size;
    for (const style of styles)
      if (style.property.startsWith('--') && uses(style)) known.add(style.property);
  }
  return styles
    .filter((style) => !style.property.startsWith('--') && uses(style))
    .map(({selector}) => selector);
}

/** Removes pseudo-classes and pseudo-elements from a selector. */
const toPlain = (selector: string): string =>
  selector
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '')
    .trim();

const listClasses = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\bclass=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/g)].flatMap(({groups}) =>
      (groups?.quoted ?? groups?.bare ?? '').split(/\s+/),
    ),
  );

/** Creates a function that returns true if a page has the classes, ids and elements of a selector. */
function createMatcher({html}: ReviewedPage): (selector: string) => boolean {
  const classes = listClasses(html);
  return (selector) => {
    const plain = toPlain(selector);
    const names = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
    const elements = plain
      .replace(/\[[^\]]*\]/g, '')
      .split(/[\s>+~]+/)
      .flatMap((compound) => /^[a-z][a-z\d]*/.exec(compound)?.[0] ?? []);
    return (
      names.every((name) => classes.has(name.replaceAll('\\', ''))) &&
      elements.every((element) => new RegExp(`<${element}[\\s>/]`).test(html))
    );
  };
}

/** Returns true for a selector of the whole page, which is useless for a screenshot of the affected element. */
const isOfAll = (selector: string): boolean =>
  ['', 'html', 'body', '*'].includes(toPlain(selector));

const listStylesheets = ({html}: ReviewedPage, {baseUrl, files}: State): ReadonlySet<string> => {
  const linked = [...html.matchAll(/href="?(?<url>[^"\s>]+\.css)/g)].map(
    ({groups}) => groups?.url?.slice(baseUrl.length) ?? '',
  );
  const names = [...files].filter(([, {file}]) => linked.includes(file)).map(([name]) => name);
  return new Set(names);
};

/** Compares the stylesheets of two states, and finds the pages that the changes affect. */
export function compareStyles(before: State, after: State): StyleChanges {
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])]
    .filter((name) => name.endsWith('.css'))
    .sort();
  const changes = names
    .filter((name) => before.files.get(name)?.hash !== after.files.get(name)?.hash)
    .flatMap((name) => compareStylesheet(before, after, name));
  if (changes.length === 0) return {changes: [], concerned: new Map()};
  const byName = new Map(names.map((name) => [name, readStyles(after, name)]));
  const properties = new Set(
    changes.map(({property}) => property).filter((property) => property.startsWith('--')),
  );
  const concerned = new Map<string, string>();
  for (const page of after.pages.values()) {
    if (!before.pages.has(page.path)) continue;
    const loaded = listStylesheets(page, after);
    const own = changes
      .filter(({stylesheet, property}) => loaded.has(stylesheet) && !property.startsWith('--'))
      .map((change) => change.own);
    const isTold = changes.some(({stylesheet}) => loaded.has(stylesheet));
    const styles = [...loaded].flatMap((name) => byName.get(name) ?? []);
    const users = isTold ? findUsers(styles, properties) : [];
    const matches = [...own, ...users].filter(createMatcher(page));
    if (matches.length === 0) continue;
    concerned.set(page.path, matches.map(toPlain).find((one) => !isOfAll(one)) ?? 'body');
  }
  return {changes: changes.map(({own: _, ...change}) => change), concerned};
}
