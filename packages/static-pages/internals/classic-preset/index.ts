import classicPreset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

import leanDocs from '../docs-metadata';
import {unpublishOptions} from '../../unpublished-options';

/** Matches the file of one of Docusaurus' own packages in a preset. */
const toFile = (name: string): RegExp => new RegExp(`[\\\\/]@docusaurus[\\\\/]${name}[\\\\/]`);

/** @throws Error where Docusaurus' preset does not name the package */
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
    throw new Error(`The classic preset is not as Docusaurus 3.10 has it: ${name} is missing`);
  return pairs.map((pair) => (isReplaced(pair) ? [own, ...pair.slice(1)] : pair) as PluginConfig);
}

/**
 * Docusaurus' classic preset with its options, but without lists of all docs pages in each page, with the theme
 * of `classic-theme`, and without its options in every page's script.
 *
 * @param given `Options` of `@docusaurus/preset-classic`
 * @throws Error if that preset has changed its parts
 */
export default function preset(context: LoadContext, given: Options = {}): Preset {
  const {plugins = [], themes = []} = classicPreset(context, given);
  const theme = require.resolve('@openapi-portal/static-pages/classic-theme');
  const docs = given.docs === false ? plugins : replace(plugins, 'plugin-content-docs', leanDocs);
  unpublishOptions(context.siteConfig, given);
  return {plugins: [...docs], themes: [...replace(themes, 'theme-classic', theme)]};
}
