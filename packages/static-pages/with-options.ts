import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

/**
 * A plugin or theme with its options. Docusaurus puts what stands beside a plugin in the configuration into the script of
 * every page, for readers who have no use for it.
 */
export const withOptions =
  (
    plugin: (context: LoadContext, options: unknown) => Plugin | null,
    options: unknown,
  ): PluginModule =>
  (context) =>
    plugin(context, options);
