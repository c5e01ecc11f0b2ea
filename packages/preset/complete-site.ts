import type {DocusaurusConfig} from '@docusaurus/types';
import {type SearchOptions, toThemeConfig} from '@openapi-portal/site-search';
import {STATIC_DIR, unpublishOptions} from '@openapi-portal/static-pages';

import type {PresetOptions} from './options';
import {listRoutes} from './portal';

/** The site's configuration, of which this preset completes what a preset cannot return. */
type Config = {-readonly [key in keyof DocusaurusConfig]: DocusaurusConfig[key]};

interface Item {
  readonly to?: unknown;
  readonly label?: string;
  readonly position?: string;
  readonly items?: readonly Item[];
}

/** Whether an entry of the navbar leads to an API already. */
const leadsTo = ({to, items = []}: Item, route: string): boolean =>
  (typeof to === 'string' && to.includes(`/${route}`)) ||
  items.some((item) => leadsTo(item, route));

/** An entry that leads to the API, or opens the list of several. */
function toItem(options: PresetOptions): Item {
  const {label = 'API', position = 'left'} = options.navbar === false ? {} : (options.navbar ?? {});
  const routes = listRoutes(options);
  const [[, first] = ['', '']] = routes;
  const items = routes.map(([id, route]) => ({label: id, to: `/${route}`}));
  return {label, position, ...(items.length > 1 ? {items} : {to: `/${first}`})};
}

function addNavbarItem(config: Config, options: PresetOptions): void {
  const {navbar = {}} = config.themeConfig as {navbar?: {readonly items?: readonly Item[]}};
  const {items = []} = navbar;
  const isThere = listRoutes(options).some(([, route]) =>
    items.some((item) => leadsTo(item, route)),
  );
  if (isThere || options.navbar === false) return;
  const completed = {...navbar, items: [...items, toItem(options)]};
  config.themeConfig = {...config.themeConfig, navbar: completed};
}

/** What a service for search wants to know stands among the settings of the theme. */
function addSearchSettings(config: Config, {search}: PresetOptions): void {
  if (search === undefined || search === false) return;
  const {provider = 'local', ...settings} = search;
  const added = toThemeConfig({provider, ...settings} as SearchOptions);
  config.themeConfig = {...config.themeConfig, ...added};
}

const CLASSIC =
  /^(?:classic|@docusaurus\/preset-classic|@openapi-portal\/static-pages\/classic-preset)$/;

/**
 * The components of the last theme count, also where Docusaurus' own preset brings one.
 *
 * @throws Error where that stands behind this one
 */
function requireOrder({presets}: Config, given: unknown): void {
  const own = presets.findIndex((preset) => Array.isArray(preset) && preset[1] === given);
  const names = presets.map((preset) => (Array.isArray(preset) ? preset[0] : preset));
  const classic = names.findIndex((name) => typeof name === 'string' && CLASSIC.test(name));
  if (classic > own)
    throw new Error(`\`presets\` must name ${names[classic]} before @openapi-portal/preset`);
}

/**
 * Completes the configuration of a site, before anything reads it: the folder of files that plugins write is served,
 * the navbar leads to the APIs, a service for search has its settings, and the options do not travel in the script of every
 * page.
 *
 * @param given the options as the configuration has them
 * @throws Error where the preset stands before that of Docusaurus
 */
export function completeSite(siteConfig: DocusaurusConfig, given: unknown): void {
  const config = siteConfig;
  requireOrder(config, given);
  if (!config.staticDirectories.includes(STATIC_DIR))
    config.staticDirectories = [...config.staticDirectories, STATIC_DIR];
  addNavbarItem(config, given as PresetOptions);
  addSearchSettings(config, given as PresetOptions);
  unpublishOptions(config, given);
}
