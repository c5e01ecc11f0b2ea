import type {Extensions, Translations} from '@openapi-portal/markdown-source';

/** What the pages have to mention of an API, besides its operations, problem types and scopes. */
export interface Coverage {
  /** Component schemas all of whose fields are described. */
  readonly schemas: readonly string[];
  /** A file, relative to the site, with what nobody need describe, and why. */
  readonly gaps: string;
}

/** What a scope of an API opens, in the site's own model of access. */
export interface Scope {
  /** The part of the product that it opens, and the level that is needed there. */
  readonly area: string;
  readonly level: string;
  /** Whether it allows no change. */
  readonly isForReading: boolean;
  /** The user types whose level is enough. */
  readonly userTypes: readonly string[];
}

/** Who may do what by the site's own model of access. */
export interface AccessModel {
  /** The file that says so, relative to the site. */
  readonly file: string;
  readonly userTypes: readonly string[];
  readonly scopes: Readonly<Record<string, Scope>>;
}

/** What is checked of pages that write about an API. */
export interface ApiChecks {
  readonly coverage?: Coverage;
  /** What the API's `x-access` has to agree with. */
  readonly access?: AccessModel;
}

/** An attribute of a component: the values that it may have, and whether it may be left out. */
export interface Attribute {
  readonly values: readonly string[];
  readonly isOptional?: true;
}

/** Options of the plugin. */
export interface CheckedProseOptions {
  /**
   * Folders of pages, relative to the site. The last segment tells what they hold: `blog` posts,
   * `pages` standalone pages, anything else docs.
   */
  readonly contentDirs: readonly string[];
  /** What is checked of an API besides that its names are there, by its id. */
  readonly checks?: Readonly<Record<string, ApiChecks>>;
  /** The components that pages can place, by their names, each with its attributes. */
  readonly components: Readonly<Record<string, Readonly<Record<string, Attribute>>>>;
  /** The anchors that a component brings into its page, by its name. */
  readonly componentAnchors: Readonly<Record<string, readonly string[]>>;
  /** What the site adds to Markdown, such as `remark-math`: the same array that its `remarkPlugins` have. */
  readonly extensions?: Extensions;
  /** In the build of another language, where its translations are. */
  readonly translations?: Translations;
}

/** What a page is to Docusaurus: it decides which front matter the page may have. */
export type PageKind = 'doc' | 'post' | 'page';

/** The kind of the pages in a folder, by the folder's name. */
export function toPageKind(contentDir: string): PageKind {
  const name = contentDir.split(/[\\/]/).filter(Boolean).at(-1);
  if (name === 'blog') return 'post';
  return name === 'pages' ? 'page' : 'doc';
}
