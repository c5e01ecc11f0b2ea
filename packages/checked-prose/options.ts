import type {Extensions, Translations} from '@openapi-portal/markdown-source';

/** The parts of an API that pages must mention, in addition to operations, problem types and scopes. */
export interface Coverage {
  /** Component schemas all of whose fields are described. */
  readonly schemas: readonly string[];
  /** A file of exceptions with reasons, relative to the site. */
  readonly gaps: string;
}

/** The meaning of a scope in the site's access model. */
export interface Scope {
  /** The part of the product that it opens, and the level that is needed there. */
  readonly area: string;
  readonly level: string;
  /** True if it allows no changes. */
  readonly isForReading: boolean;
  /** The user types whose level is enough. */
  readonly userTypes: readonly string[];
}

/** The site's access model: who may do what. */
export interface AccessModel {
  /** The file of the model, relative to the site. */
  readonly file: string;
  readonly userTypes: readonly string[];
  readonly scopes: Readonly<Record<string, Scope>>;
}

/** Additional checks of pages about an API. */
export interface ApiChecks {
  readonly coverage?: Coverage;
  /** The access model that the API's `x-access` must match. */
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
   * Folders of pages, relative to the site. The last segment names their kind: `blog` for posts, `pages` for
   * standalone pages, anything else for docs.
   */
  readonly contentDirs: readonly string[];
  /** Additional checks by API id. Names of all APIs are always checked. */
  readonly checks?: Readonly<Record<string, ApiChecks>>;
  /** The components that pages can place, by their names, each with its attributes. */
  readonly components: Readonly<Record<string, Readonly<Record<string, Attribute>>>>;
  /** The anchors that a component brings into its page, by its name. */
  readonly componentAnchors: Readonly<Record<string, readonly string[]>>;
  /** The site's Markdown extensions, such as `remark-math`: the same array as in its `remarkPlugins`. */
  readonly extensions?: Extensions;
  /** In the build of another language, where its translations are. */
  readonly translations?: Translations;
}

/** The kind of a page in Docusaurus, which decides its allowed front matter. */
export type PageKind = 'doc' | 'post' | 'page';

/** The kind of the pages in a folder, by the folder's name. */
export function toPageKind(contentDir: string): PageKind {
  const name = contentDir.split(/[\\/]/).filter(Boolean).at(-1);
  if (name === 'blog') return 'post';
  return name === 'pages' ? 'page' : 'doc';
}
