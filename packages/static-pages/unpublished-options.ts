import type {DocusaurusConfig, LoadContext, Plugin, PluginModule} from '@docusaurus/types';

/**
 * A plugin or theme with its options. Docusaurus puts what stands beside a plugin in the configuration into the script of
 * every page, for readers who have no use for it.
 */
export const withUnpublishedOptions =
  (
    plugin: (context: LoadContext, options: unknown) => Plugin | null,
    options: unknown,
  ): PluginModule =>
  (context) =>
    plugin(context, options);

/**
 * Takes a preset that has read its options out of the configuration, for the same reason: nothing asks for it again.
 *
 * @param given the options as the configuration has them
 */
export function unpublishOptions(siteConfig: DocusaurusConfig, given: unknown): void {
  const config: {presets: DocusaurusConfig['presets']} = siteConfig;
  config.presets = config.presets.filter(
    (preset) => !(Array.isArray(preset) && preset[1] === given),
  );
}
