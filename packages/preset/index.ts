import type {LoadContext, Preset} from '@docusaurus/types';

import {completeSite} from './complete-site';
import {readOptions} from './options';
import {listPlugins} from './plugins';
import {createPortal} from './portal';
import {listThemes} from './themes';

export {createPages, type PageOptions} from './portal';
export type {ApiOptions, PresetOptions} from './options';

/**
 * The reference of the APIs of a site, beside what other presets bring: pages with samples and a console, their Markdown,
 * files to download, and search. Everything else is an option.
 *
 * @param given `PresetOptions`: Docusaurus hands them on untyped, `satisfies` in the configuration types them
 * @throws Error naming each option that is wrong
 */
export default function preset(context: LoadContext, given: unknown): Preset {
  const options = readOptions(given);
  const portal = createPortal(context, options);
  const themes = listThemes(context, portal, options);
  completeSite(context.siteConfig, given);
  return {plugins: listPlugins(portal, options), themes};
}
