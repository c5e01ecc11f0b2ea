import fs from 'node:fs/promises';
import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';

import {findVariables, inlineVariables} from './inline-variables';

const CARDS = ['card', 'cardContainer_', 'col--6', 'pagination', 'shadow-'];

/** Classes of theme components, by the name that an author writes to use the component. */
const COMPONENT_CLASSES: Readonly<Record<string, readonly string[]>> = {
  DocCardList: CARDS,
  'generated-index': CARDS,
  Tabs: ['tabs', 'tabs__item', 'tabItem_', 'tabList_'],
};

/** Classes of admonitions, by their keyword (https://docusaurus.io/docs/markdown-features/admonitions). */
const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'alert--secondary',
  tip: 'alert--success',
  info: 'alert--info',
  warning: 'alert--warning',
  caution: 'alert--warning',
  danger: 'alert--danger',
};

/** Matches `unlisted: true`, for which Docusaurus shows a banner. */
const UNLISTED = /^unlisted:\s*true/m;

/** Matches code blocks with highlighted or numbered lines. */
const LINES = /highlight-(next-line|start)|showLineNumbers|^[ \t]*```\w+ .*\{[\d,\s-]+\}/m;

const ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|\{?'([^']*)')/g;

/**
 * Lists the classes that an author's text uses: explicit ones, and those of theme components.
 *
 * @param text a Markdown page, or the metadata of a category
 */
export function findAuthorClasses(text: string): readonly string[] {
  const named = [...text.matchAll(ATTRIBUTE)].flatMap(([, double, single]) =>
    (double ?? single ?? '').split(/\s+/),
  );
  const placed = Object.entries(COMPONENT_CLASSES).flatMap(([word, classes]) =>
    new RegExp(`[<"']${word}\\b`).test(text) ? classes : [],
  );
  const admonitions = [...text.matchAll(/^[ \t]*:::+(\w+)/gm)].flatMap(
    ([, keyword = '']) => ADMONITIONS[keyword] ?? [],
  );
  return [
    ...named,
    ...placed,
    ...admonitions,
    ...(UNLISTED.test(text) ? [ADMONITIONS.warning ?? ''] : []),
    ...(LINES.test(text) ? ['code-line'] : []),
  ];
}

const NAME = 'PurgeStylesPlugin';

/** Lists the attributes in selectors. Rules with them are kept, because attributes change in the browser. */
const findAttributes = (css: string): string[] =>
  [...css.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** Lists everything in a text that could be the name of a class, an id, an element or an attribute. */
const findWords = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const toWords = (text: string): string => [...new Set(findWords(text))].join(' ');

/** Removes unused rules from a stylesheet. */
export async function purgeStyles(
  css: string,
  content: readonly string[],
  unused: readonly RegExp[] = [],
): Promise<string> {
  const words = toWords(content.join(' '));
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: words, extension: 'html'}],
    defaultExtractor: findWords,
    dynamicAttributes: findAttributes(css),
    keyframes: true,
    variables: true,
    blocklist: [...unused],
    safelist: {
      // Names that no script contains, but every page has.
      standard: ['html', 'body', '*', /^::?/],
      variables: findVariables(words),
    },
  });
  return result?.css ?? css;
}

/** Removes unused rules from bundled stylesheets. Copied ones stay, because their names contain a hash of the content. */
export class PurgeStylesPlugin {
  constructor(
    private readonly files: readonly string[],
    private readonly unused: readonly RegExp[],
    private readonly pages: readonly string[],
  ) {}

  apply({hooks, webpack: {Compilation, sources}}: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tapPromise({name: NAME, stage}, async (assets) => {
        const words = await this.readWords();
        const unused = await this.listUnused();
        const texts = Object.entries(assets)
          .filter(([name]) => /\.(js|css)$/.test(name))
          .map(([name, source]) => [name, source.source().toString()] as const);
        const wordsOf = texts.map(([name, text]) => [name, toWords(text)] as const);
        const emitted = new Set([...compilation.chunks].flatMap(({files}) => [...files]));
        const styles = texts.filter(([name]) => name.endsWith('.css') && emitted.has(name));
        for (const [name, css] of styles) {
          const others = wordsOf.flatMap(([asset, text]) => (asset === name ? [] : [text]));
          const content = [...others, words];
          const purged = await purgeStyles(css, content, unused);
          const small = inlineVariables(purged, content.flatMap(findVariables));
          compilation.updateAsset(name, new sources.RawSource(small));
        }
      });
    });
  }

  private async listUnused(): Promise<readonly RegExp[]> {
    const used: string[] = [];
    // Sequential, because there may be more files than a process can open.
    for (const file of this.pages) used.push(...findAuthorClasses(await fs.readFile(file, 'utf8')));
    return this.unused.filter((pattern) => !used.some((name) => pattern.test(name)));
  }

  /** Returns all words of the files, each once, because the pages of a large API repeat them. */
  private async readWords(): Promise<string> {
    const words = new Set<string>();
    for (const file of this.files) {
      findWords(await fs.readFile(file, 'utf8')).forEach((word) => words.add(word));
    }
    return [...words].join(' ');
  }
}
