import type {LoadContext, Preset} from '@docusaurus/types';

import {completeSite} from './complete-site';
import {readOptions} from './options';
import {listPlugins} from './plugins';
import {createPortal} from './portal';
import {listThemes} from './themes';

export {createPages, type PageOptions} from './portal';
export type {ApiOptions, PresetOptions} from './options';

/**
 * Adds the reference of APIs to a site: pages with samples and a console, their Markdown, downloads and search.
 * Other features are optional.
 *
 * @param given `PresetOptions`. Docusaurus passes options untyped, so configurations check them with `satisfies`
 * @throws Error that lists each invalid option
 */
export default function preset(context: LoadContext, given: unknown): Preset {
  const options = readOptions(given);
  const portal = createPortal(context, options);
  const themes = listThemes(context, portal, options);
  completeSite(context.siteConfig, given);
  return {plugins: listPlugins(portal, options), themes};
}
