import type {Extensions, Translations} from '@openapi-portal/markdown-source';

/** The parts of an API that pages must mention, in addition to all operations, problem types and scopes. */
export interface Coverage {
  /** Component schemas whose fields must all be mentioned. */
  readonly schemas: readonly string[];
  /** YAML file of exceptions with reasons, relative to the site folder. */
  readonly gaps: string;
}

/** The access that a scope grants, according to the site's access model. */
export interface Scope {
  /** Area of the product that the scope grants access to. `level` is the access level required there. */
  readonly area: string;
  readonly level: string;
  /** True if the scope does not allow changes. */
  readonly isForReading: boolean;
  /** User types whose access level is sufficient. */
  readonly userTypes: readonly string[];
}

/** The site's access model: which user types may use which scopes. */
export interface AccessModel {
  /** File that defines the model, relative to the site folder. */
  readonly file: string;
  readonly userTypes: readonly string[];
  readonly scopes: Readonly<Record<string, Scope>>;
}

export interface ApiChecks {
  readonly coverage?: Coverage;
  /** Access model that the API's `x-access` rules must match. */
  readonly access?: AccessModel;
}

export interface Attribute {
  readonly values: readonly string[];
  readonly isOptional?: true;
}

export interface CheckedProseOptions {
  /**
   * Folders of pages, relative to the site folder. The last path segment determines the kind of page: `blog`
   * for posts, `pages` for standalone pages, anything else for docs.
   */
  readonly contentDirs: readonly string[];
  /** Additional checks by API id. References to API names are always checked. */
  readonly checks?: Readonly<Record<string, ApiChecks>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Attribute>>>>;
  /** Anchors that a component adds to its page, by component name. */
  readonly componentAnchors: Readonly<Record<string, readonly string[]>>;
  /** The site's Markdown extensions, such as `remark-math`. Must be the same array as in `remarkPlugins`. */
  readonly extensions?: Extensions;
  /** Folders of translations, when the site is built in a language other than the default. */
  readonly translations?: Translations;
}

/** The Docusaurus plugin that renders a page. Determines the allowed front matter. */
export type PageKind = 'doc' | 'post' | 'page';

export function toPageKind(contentDir: string): PageKind {
  const name = contentDir.split(/[\\/]/).filter(Boolean).at(-1);
  if (name === 'blog') return 'post';
  return name === 'pages' ? 'page' : 'doc';
}
