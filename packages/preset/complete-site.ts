import type {DocusaurusConfig} from '@docusaurus/types';
import {type SearchOptions, toThemeConfig} from '@openapi-portal/site-search';
import {STATIC_DIR, removePresetWithOptions} from '@openapi-portal/static-pages';

import type {PresetOptions} from './options';
import {listRoutes} from './portal';

/** Docusaurus' configuration without `readonly`, because the preset changes it in place. */
type Config = {-readonly [key in keyof DocusaurusConfig]: DocusaurusConfig[key]};

interface Item {
  readonly to?: unknown;
  readonly label?: string;
  readonly position?: string;
  readonly items?: readonly Item[];
}

const leadsTo = ({to, items = []}: Item, route: string): boolean =>
  (typeof to === 'string' && to.includes(`/${route}`)) ||
  items.some((item) => leadsTo(item, route));

/** Builds the navbar item: a link to the API, or a menu if there are several. */
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

/** Adds the settings of an external search service to `themeConfig`. */
function addSearchSettings(config: Config, {search}: PresetOptions): void {
  if (search === undefined || search === false) return;
  const {provider = 'local', ...settings} = search;
  const added = toThemeConfig({provider, ...settings} as SearchOptions);
  config.themeConfig = {...config.themeConfig, ...added};
}

const CLASSIC =
  /^(?:classic|@docusaurus\/preset-classic|@openapi-portal\/static-pages\/classic-preset)$/;

/**
 * Checks that Docusaurus' own preset comes first, because components of the last theme take precedence.
 *
 * @throws Error if Docusaurus' preset comes after this one
 */
function requireOrder({presets}: Config, given: unknown): void {
  const own = presets.findIndex((preset) => Array.isArray(preset) && preset[1] === given);
  const names = presets.map((preset) => (Array.isArray(preset) ? preset[0] : preset));
  const classic = names.findIndex((name) => typeof name === 'string' && CLASSIC.test(name));
  if (classic > own)
    throw new Error(`\`presets\` must list ${names[classic]} before @openapi-portal/preset`);
}

/**
 * Completes the site's configuration before anything reads it: adds the folder of generated static files, a navbar
 * item for the APIs and search settings, and keeps the preset's options out of the main bundle.
 *
 * @throws Error if Docusaurus' preset comes after this one
 */
export function completeSite(siteConfig: DocusaurusConfig, given: unknown): void {
  const config = siteConfig;
  requireOrder(config, given);
  if (!config.staticDirectories.includes(STATIC_DIR))
    config.staticDirectories = [...config.staticDirectories, STATIC_DIR];
  addNavbarItem(config, given as PresetOptions);
  addSearchSettings(config, given as PresetOptions);
  removePresetWithOptions(config, given);
}
