import type {DocusaurusConfig, LoadContext, Plugin, PluginModule} from '@docusaurus/types';

/**
 * Wraps a plugin or theme with its options. Docusaurus puts plugin options of the configuration into the script
 * of every page, where readers do not need them.
 */
export const withUnpublishedOptions =
  (
    plugin: (context: LoadContext, options: unknown) => Plugin | null,
    options: unknown,
  ): PluginModule =>
  (context) =>
    plugin(context, options);

/**
 * Removes the options of a preset from the configuration after it has read them, for the same reason.
 *
 * @param given the options in the configuration
 */
export function unpublishOptions(siteConfig: DocusaurusConfig, given: unknown): void {
  const config: {presets: DocusaurusConfig['presets']} = siteConfig;
  config.presets = config.presets.filter(
    (preset) => !(Array.isArray(preset) && preset[1] === given),
  );
}
