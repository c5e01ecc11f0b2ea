import fs from 'node:fs/promises';

import {PurgeCSS} from 'purgecss';
import type {Compiler, sources} from 'webpack';

import {listFiles} from '../../files/list-files';
import {inlineVariables} from './inline-variables';
import type {Island} from '../../islands/island';

const NAME = 'PurgeStylesPlugin';

/** Attributes say what state something is in, and change in the browser: none makes a rule unused. */
const findAttributes = (css: string): string[] =>
  [...css.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** Everything in a text that could name a class, an id, an element or an attribute. */
const findWords = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const findVariables = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/** Names of elements, classes and attributes in HTML, each once: its text names nothing. */
function findNames(pages: readonly string[]): string {
  const names = pages.flatMap(
    (html) => html.match(/(?<=<)[a-z][\w-]*|class="[^"]*"|(?<= )[a-z][\w-]*(?==")/g) ?? [],
  );
  return [...new Set(names)].join(' ');
}

/**
 * Takes out of stylesheets the rules for what stands in no page.
 *
 * @param css the stylesheet
 * @param content all scripts and HTML in which the stylesheet's names may stand
 */
export async function purgeStyles(css: string, content: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: content.map((raw) => ({raw, extension: 'html'})),
    defaultExtractor: findWords,
    dynamicAttributes: findAttributes(css),
    keyframes: true,
    variables: true,
    safelist: {
      // What HTML needs and no script names.
      standard: ['html', 'body', '*', /^::?/],
      variables: content.flatMap(findVariables),
    },
  });
  return result?.css ?? css;
}

/** The HTML of every island in a folder and below. */
const readIslands = (folder: string): Promise<string[]> =>
  Promise.all(
    listFiles(folder).map(async (file) => {
      const island = await fs.readFile(file, 'utf8');
      return (JSON.parse(island) as Island).html;
    }),
  );

/** Elements that Markdown and pictures make without naming them. */
const ELEMENTS = [
  'a blockquote br code del details em figcaption figure h1 h2 h3 h4 h5 h6 hr img input kbd li ol p',
  'pre strong sub summary sup svg table tbody td text th thead tr tspan ul',
];

const toText = (source: sources.Source): string => source.source().toString();

/** The sources of components and pages, which name what is rendered on the server alone. */
const readSources = (folders: readonly string[]): Promise<string[]> =>
  Promise.all(
    folders
      .flatMap(listFiles)
      .filter((file) => /\.(tsx?|mdx?)$/.test(file))
      .map((file) => fs.readFile(file, 'utf8')),
  );

/**
 * Names in a source that may be classes: what stands in `className`, and texts with a hyphen. All other
 * words would keep rules that no page uses.
 */
export function findClassNames(source: string): string {
  const attributes = source.match(/class(?:Name)?=(?:"[^"]*"|\{[^}]*\})/g) ?? [];
  const hyphenated = source.match(/(?<=['"`])[a-z]\w*-[\w -]*(?=['"`])/g) ?? [];
  return [...attributes, ...hyphenated].join(' ');
}

/** What a stylesheet may be needed by besides the scripts of its compilation. */
interface Needs {
  /** Folder of islands. */
  readonly islandsDir: string;
  /** Folders of sources whose HTML no script holds. */
  readonly sourceDirs: readonly string[];
  /** Stylesheets that are served as they are, beside those of the compilation. */
  readonly otherStyles: readonly string[];
}

/** Purges the stylesheets of a compilation by its scripts and by what is rendered at build alone. */
export class PurgeStylesPlugin {
  constructor(private readonly needs: Needs) {}

  apply({hooks, webpack}: Compiler): void {
    const {Compilation, sources: kinds} = webpack;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tapPromise({name: NAME, stage}, async () => {
        const assets = Object.entries(compilation.assets);
        const ofType = (type: string) => assets.filter(([name]) => name.endsWith(type));
        const scripts = ofType('.js').map(([, source]) => toText(source));
        const islands = await readIslands(this.needs.islandsDir);
        const sources = await readSources(this.needs.sourceDirs);
        const served = [...sources.map(findClassNames), findNames(islands), ...ELEMENTS];
        const content = [...scripts, ...served];
        const others = await Promise.all(
          this.needs.otherStyles.map((file) => fs.readFile(file, 'utf8')),
        );
        const styles = ofType('.css').map(([name, source]) => [name, toText(source)] as const);
        for (const [name, text] of styles) {
          const beside = styles.flatMap(([other, css]) => (other === name ? [] : [css]));
          const kept = [...scripts, ...others, ...beside].flatMap(findVariables);
          const css = inlineVariables(await purgeStyles(text, [...content, ...kept]), kept);
          compilation.updateAsset(name, new kinds.RawSource(css));
        }
      });
    });
  }
}
