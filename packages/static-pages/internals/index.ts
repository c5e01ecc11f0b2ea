import docsChunk from './docs-chunk';
import earlyStart from './early-start';
import type {Bundle, Changes, Internal} from './internal';
import mdxContent from './mdx-content';
import prefetch from './prefetch';
import preload from './preload';
import reactHelmetAsync from './react-helmet-async';
import stylesheet from './stylesheet';
import utilsCommon from './utils-common';

const INTERNALS: readonly Internal[] = [
  docsChunk,
  earlyStart,
  mdxContent,
  prefetch,
  preload,
  reactHelmetAsync,
  stylesheet,
  utilsCommon,
];

/** Whether the site is built with Docusaurus' own insides: correct, and heavier. */
export const areInternalsOff = (): boolean => process.env.STATIC_PAGES === 'off';

/** What all replaced insides of Docusaurus ask of the bundler, for one bundle. */
export function collectChanges(bundle: Bundle): Required<Omit<Changes, 'entry'>> & Changes {
  const changes = areInternalsOff() ? [] : INTERNALS.map((configure) => configure(bundle));
  const [entry] = changes.flatMap((change) => change.entry ?? []);
  return {
    ...(entry !== undefined && {entry}),
    alias: Object.assign({}, ...changes.map(({alias}) => alias)) as Record<string, string>,
    plugins: changes.flatMap(({plugins = []}) => plugins),
    rules: changes.flatMap(({rules = []}) => rules),
    cacheGroups: Object.assign({}, ...changes.map(({cacheGroups}) => cacheGroups)) as Record<
      string,
      object
    >,
  };
}
