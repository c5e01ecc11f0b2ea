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

/** An entry of docusaurus-plugin-openapi-docs, with an optional output folder. */
export type ApiOptions = Omit<APIOptions, 'outputDir'> & Partial<Pick<APIOptions, 'outputDir'>>;

export interface ProseOptions extends Partial<ProseCheck> {
  /** Folders of the pages, with their routes. Operations link to pages that describe them. */
  readonly folders: PagesOptions['prose'];
}

export interface NavbarOptions {
  readonly label?: string;
  readonly position?: 'left' | 'right';
}

/** Options of the preset. The README describes each. */
export interface PresetOptions extends Pick<
  PagesOptions,
  'extras' | 'lint' | 'listDownloads' | 'reading' | 'serverUrl' | 'strict'
> {
  readonly apis: Readonly<Record<string, ApiOptions>>;
  readonly docs?: Partial<DocsOptions>;
  /** The page generator, if the configuration creates it. `apis` must be the result of its `complete`. */
  readonly pages?: ApiPages;
  readonly navbar?: NavbarOptions | false;
  readonly search?: Partial<SearchOptions> | false;
  readonly markdown?: Partial<MachineReadableOptions> | false;
  readonly tokens?: boolean;
  /** Adds docusaurus-theme-openapi-docs before our theme, so that our components take precedence. */
  readonly openApiTheme?: 'below';
  readonly releases?: {readonly page?: string} | boolean;
  readonly sandbox?: boolean;
  /** Publishes a skill for coding assistants next to each contract. Its `notes` are Markdown. */
  readonly skill?: boolean | {readonly notes?: string};
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

/** Other packages validate their own options. This schema covers those whose errors would not name the option. */
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
  skill: [Joi.boolean(), Joi.object({notes: text})],
  offline: Joi.boolean(),
  prose: [off, Joi.object({folders: Joi.array().items(PROSE_FOLDER).min(1).required()}).unknown()],
  staticPages: [off, Joi.object({contentDirs: Joi.array().items(text).required()}).unknown()],
  notices: [off, Joi.object()],
  security: Joi.object({contact: text.required(), expires: text.required()}),
  robots: Joi.boolean(),
});

const KNOWN = Object.keys(SCHEMA.describe().keys as object);

type Detail = Joi.ValidationErrorItem;

/** Formats the error of an option. For an unknown option, suggests the nearest valid name. */
function formatDetail({type, path, message}: Detail): string {
  const name = path.join('.');
  if (type !== 'object.unknown') return message.replace(/^"([^"]+)"/, '`$1`');
  const near = findNearest(name, KNOWN);
  return `\`${name}\` is not an option${near === undefined ? '' : `: write \`${near}\``}`;
}

/** Returns an error if a skill would tell assistants to follow a text that the site does not trust. */
function findSkillMistake({docs, markdown, skill = false}: PresetOptions): readonly string[] {
  if (skill === false) return [];
  if (markdown === false)
    return ['`skill` needs `markdown`: its links lead to the Markdown of pages'];
  const {thirdParty = [docs?.routeBasePath]} = markdown ?? {};
  if (thirdParty.length === 0) return [];
  return [
    '`skill` makes instructions of the contracts. If you write them yourself, set `markdown: {thirdParty: []}`',
  ];
}

/**
 * Validates the options of the preset.
 *
 * @throws Error that lists each invalid option
 */
export function readOptions(options: unknown): PresetOptions {
  const {error} = SCHEMA.validate(options, {abortEarly: false, convert: false});
  const mistakes =
    error === undefined
      ? findSkillMistake(options as PresetOptions)
      : error.details.map(formatDetail);
  if (mistakes.length === 0) return options as PresetOptions;
  throw new Error(['Invalid options of @openapi-portal/preset:', ...mistakes].join('\n  '));
}
