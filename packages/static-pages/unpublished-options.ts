import type {DocusaurusConfig, LoadContext, Plugin, PluginModule} from '@docusaurus/types';

/** Wraps a plugin and its options in one function, or Docusaurus would put them into every page's script. */
export const withUnpublishedOptions =
  (
    plugin: (context: LoadContext, options: unknown) => Plugin | null,
    options: unknown,
  ): PluginModule =>
  (context) =>
    plugin(context, options);

/** Removes a preset that has read its options, which Docusaurus would put into the script of every page. */
export function removePresetWithOptions(siteConfig: DocusaurusConfig, given: unknown): void {
  const config: {presets: DocusaurusConfig['presets']} = siteConfig;
  config.presets = config.presets.filter(
    (preset) => !(Array.isArray(preset) && preset[1] === given),
  );
}
