import classicPreset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

import leanDocs from '../docs-metadata';
import {unpublishOptions} from '../../unpublished-options';

/** Where a preset of Docusaurus names one of its own packages, by its file. */
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
 * Docusaurus' classic preset, with its options, whose docs carry no lists of all pages and whose theme is that of
 * `classic-theme`. The options do not travel in the script of every page.
 *
 * @param given `Options` of `@docusaurus/preset-classic`
 * @throws Error where that preset has other parts than it had
 */
export default function preset(context: LoadContext, given: Options = {}): Preset {
  const {plugins = [], themes = []} = classicPreset(context, given);
  const theme = require.resolve('@openapi-portal/static-pages/classic-theme');
  const docs = given.docs === false ? plugins : replace(plugins, 'plugin-content-docs', leanDocs);
  unpublishOptions(context.siteConfig, given);
  return {plugins: [...docs], themes: [...replace(themes, 'theme-classic', theme)]};
}
