import classicPreset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

import wellFormedBlog from '../blog-feeds';
import leanDocs from '../docs-metadata';
import {removePresetWithOptions} from '../../unpublished-options';

/** Returns a pattern that matches the modules of a Docusaurus package. */
const toFile = (name: string): RegExp => new RegExp(`[\\\\/]@docusaurus[\\\\/]${name}[\\\\/]`);

/** @throws Error if the preset does not contain the package */
function replace(
  entries: readonly PluginConfig[],
  name: string,
  own: unknown,
): readonly PluginConfig[] {
  const file = toFile(name);
  const isReplaced = ([plugin]: readonly unknown[]): boolean =>
    typeof plugin === 'string' && file.test(plugin);
  const pairs = entries.map((entry) => [entry].flat() as readonly unknown[]);
  if (!pairs.some(isReplaced))
    throw new Error(`The classic preset differs from Docusaurus 3.10: ${name} is missing`);
  return pairs.map((pair) => (isReplaced(pair) ? [own, ...pair.slice(1)] : pair) as PluginConfig);
}

/**
 * The classic preset of Docusaurus, with `leanDocs`, `wellFormedBlog` and `classic-theme` instead of its own plugins and
 * theme, and without its options in every page's script.
 *
 * @throws Error if the preset has changed its parts
 */
export default function preset(context: LoadContext, given: Options = {}): Preset {
  const {plugins = [], themes = []} = classicPreset(context, given);
  const theme = require.resolve('@openapi-portal/static-pages/classic-theme');
  const docs = given.docs === false ? plugins : replace(plugins, 'plugin-content-docs', leanDocs);
  removePresetWithOptions(context.siteConfig, given);
  const all = given.blog === false ? docs : replace(docs, 'plugin-content-blog', wellFormedBlog);
  return {plugins: [...all], themes: [...replace(themes, 'theme-classic', theme)]};
}
