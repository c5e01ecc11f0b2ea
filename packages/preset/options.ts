import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {Joi} from '@docusaurus/utils-validation';
import type {createCheckedProse} from '@openapi-portal/checked-prose';
import type {ApiPages, createApiPages} from '@openapi-portal/docusaurus-openapi';
import type {MachineReadableOptions, SecurityContact} from '@openapi-portal/machine-readable';
import type {NoticesOptions} from '@openapi-portal/notices';
import {findNearest} from '@openapi-portal/reports';
import type {SearchOptions} from '@openapi-portal/site-search';
import type {StaticPagesOptions} from '@openapi-portal/static-pages';
import type {APIOptions} from 'docusaurus-plugin-openapi-docs/src/types';

type PagesOptions = Parameters<typeof createApiPages>[0];
type ProseCheck = Parameters<typeof createCheckedProse>[0];

/** An API: an entry of docusaurus-plugin-openapi-docs, whose folder may be left out. */
export type ApiOptions = Omit<APIOptions, 'outputDir'> & Partial<Pick<APIOptions, 'outputDir'>>;

/** The site's own pages, which are to be checked against its contracts. */
export interface ProseOptions extends Partial<ProseCheck> {
  /** Folders of the pages, with their routes: operations link to the pages that describe them. */
  readonly folders: PagesOptions['prose'];
}

/** The navbar entry of the APIs. */
export interface NavbarOptions {
  readonly label?: string;
  readonly position?: 'left' | 'right';
}

/** The options, as described in the README. */
export interface PresetOptions extends Pick<
  PagesOptions,
  'extras' | 'lint' | 'listDownloads' | 'reading' | 'serverUrl' | 'strict'
> {
  readonly apis: Readonly<Record<string, ApiOptions>>;
  readonly docs?: Partial<DocsOptions>;
  /** The pages of the APIs, if the configuration itself creates them; `apis` is then completed by them. */
  readonly pages?: ApiPages;
  readonly navbar?: NavbarOptions | false;
  readonly search?: Partial<SearchOptions> | false;
  readonly markdown?: Partial<MachineReadableOptions> | false;
  readonly tokens?: boolean;
  /** Places docusaurus-theme-openapi-docs below our components. */
  readonly openApiTheme?: 'below';
  readonly releases?: {readonly page?: string} | boolean;
  readonly sandbox?: boolean;
  readonly offline?: boolean;
  readonly prose?: ProseOptions | false;
  readonly staticPages?: StaticPagesOptions | false;
  readonly notices?: NoticesOptions | false;
  readonly security?: SecurityContact;
  readonly robots?: boolean;
}

const text = Joi.string().trim().min(1);
const off = Joi.valid(false);

const API = Joi.object({specPath: text.required(), outputDir: text}).unknown();

const PROSE_FOLDER = Joi.object({
  dir: text.required(),
  route: Joi.string().required(),
  isBlog: Joi.boolean(),
});

/** Other packages validate their own options; this schema names options that would fail without a name. */
const SCHEMA = Joi.object({
  apis: Joi.object().pattern(Joi.string(), API).min(1).required(),
  docs: Joi.object({path: text, routeBasePath: text, id: text}).unknown(),
  pages: Joi.any(),
  extras: Joi.object(),
  lint: Joi.object(),
  listDownloads: Joi.function(),
  reading: Joi.object(),
  serverUrl: text.uri(),
  strict: [Joi.boolean(), Joi.array().items(text)],
  navbar: [off, Joi.object({label: text, position: Joi.valid('left', 'right')})],
  search: [off, Joi.object()],
  markdown: [off, Joi.object()],
  tokens: Joi.boolean(),
  openApiTheme: Joi.valid('below'),
  releases: [Joi.boolean(), Joi.object({page: text})],
  sandbox: Joi.boolean(),
  offline: Joi.boolean(),
  prose: [off, Joi.object({folders: Joi.array().items(PROSE_FOLDER).min(1).required()}).unknown()],
  staticPages: [off, Joi.object({contentDirs: Joi.array().items(text).required()}).unknown()],
  notices: [off, Joi.object()],
  security: Joi.object({contact: text.required(), expires: text.required()}),
  robots: Joi.boolean(),
});

const KNOWN = Object.keys(SCHEMA.describe().keys as object);

type Detail = Joi.ValidationErrorItem;

/** Describes an invalid option by its name, and suggests the likely one. */
function formatDetail({type, path, message}: Detail): string {
  const name = path.join('.');
  if (type !== 'object.unknown') return message.replace(/^"([^"]+)"/, '`$1`');
  const near = findNearest(name, KNOWN);
  return `\`${name}\` is not an option${near === undefined ? '' : `: write \`${near}\``}`;
}

/**
 * The options of a site's configuration.
 *
 * @throws Error naming each option that is wrong
 */
export function readOptions(options: unknown): PresetOptions {
  const {error} = SCHEMA.validate(options, {abortEarly: false, convert: false});
  if (error === undefined) return options as PresetOptions;
  const mistakes = error.details.map(formatDetail);
  throw new Error(['Options of @openapi-portal/preset are wrong:', ...mistakes].join('\n  '));
}
