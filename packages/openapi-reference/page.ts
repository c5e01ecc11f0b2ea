import {Anchors} from './anchors';
import {BUDGET, type Cursor, countSteps, FIX_OF_SIZE} from '@openapi-portal/openapi-model';
import type {FindMinorVersions} from './minor-versions';
import {describeLinked, type LinkedSchema} from './linked-schema';
import type {NamedOperation} from './mentionable';
import type {Parts} from './parts';

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface PageContext {
  readonly parts: Parts;
  /** URL path of the API's pages without a trailing slash, such as `/docs/API/Ciso-API`. */
  readonly basePath: string;
  readonly toSchemaId: (name: string) => string;
  /** Number of operation groups, which the frame of every page lists. */
  readonly groups?: number;
  /** Average HTML size that a page of the API may have, in bytes: the result of `sharePages`. */
  readonly share?: number;
  readonly downloads?: readonly PageLink[];
  /** Finds the page of an operation by `operationId`, or by method and path. */
  readonly findOperation?: (name: string) => PageLink | undefined;
  readonly linkToUserType?: (userType: string) => string | undefined;
  readonly explainedIn?: (problem: string) => readonly PageLink[];
  readonly findMinorVersions?: FindMinorVersions;
  /** Schemas that have pages of their own, to be listed on the overview page. */
  readonly schemas?: readonly PageLink[];
  readonly returnedBy?: (problem: string) => readonly PageLink[];
  /** The changelog entry of the contract's version. */
  readonly changelog?: PageLink;
  /** URL path of the folder with the previews of operations, without a trailing slash. */
  readonly previews?: string;
  readonly firstPreview?: string;
}

export interface OutlineItem {
  readonly id: string;
  readonly level: 2 | 3;
  readonly value: string;
  /** True for a variant of a schema, such as a member of `oneOf`. */
  readonly isVariant?: boolean;
}

export interface Mark {
  readonly kind: 'operation' | 'page' | 'field' | 'status' | 'problem';
  readonly title: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly detail?: string;
  readonly names: readonly string[];
  /** Rank of a field in search results, lowest first. Fields with a negative rank are not found. */
  readonly order?: number;
}

export interface RenderedPage {
  readonly id: string;
  readonly title: string;
  /** One line of plain text. */
  readonly description: string;
  readonly html: string;
  /** The content as plain HTML for Markdown and search, see `Plain`. */
  readonly plainHtml: string;
  readonly record: Mark;
  readonly contents: readonly OutlineItem[];
  readonly anchors: readonly string[];
  readonly links: readonly string[];
  /** URL of the page in the newest version. Absent unless this page belongs to an older minor version. */
  readonly newest?: string;
  readonly schemas: readonly LinkedSchema[];
  /** On operation pages: parts of errors that the overview page describes. */
  readonly errorComponents?: ErrorComponents;
  /** On operation pages: HTML with the main facts and a link to the page, which the overview page shows. */
  readonly preview?: string;
  readonly names?: NamedOperation;
}

export interface ErrorComponents {
  readonly schemas: readonly string[];
  readonly headers: readonly (readonly [component: string, name: string])[];
  readonly responses: readonly string[];
}

export interface SchemaDepth {
  /** Maximum number of nested fields. Deeper component schemas are linked. */
  readonly fields: number;
  /** Maximum number of nested fields and variants. All deeper schemas are linked. */
  readonly steps: number;
  /** True if no shallower depth is left to try. Otherwise, building a page that is too large throws `PageTooLarge`. */
  readonly isLast: boolean;
}

/** Default depth, for pages that are not too large. */
export const DEFAULT_DEPTH: SchemaDepth = {fields: 4, steps: Infinity, isLast: true};

/** Maximum HTML size of a page's content in bytes, if its frame is small and the API has few pages. */
const USUAL_SIZE = 230_000;

/** Lower bound of the size limit in an API with very many pages. A page needs less if its nested schemas are links. */
const SMALLEST_SIZE = 30_000;

/** Returns the maximum size of a page's content, without its frame of four elements per group. */
function toLimits({groups = 0, share = Infinity}: PageContext) {
  const usual = Math.max(100_000, Math.min(USUAL_SIZE, 270_000 - 500 * groups));
  return {
    bytes: Math.min(usual, Math.max(SMALLEST_SIZE, share)),
    elements: Math.max(4_000, Math.min(6_900, 7_700 - 4 * groups)),
    left: Math.max(USUAL_SIZE, Math.min(BUDGET.page.html, 2 * share)),
  };
}

export class PageTooLarge extends Error {
  readonly fix = FIX_OF_SIZE;
}

/** State of a page while it is built: used anchors, linked schemas, and the size so far. */
export class PageBuilder {
  readonly anchors = new Anchors();
  readonly linkedSchemas = new Map<string, LinkedSchema>();
  private fieldCount = 0;
  private schemaCount = 0;
  private size = {bytes: 0, elements: 0};
  private readonly limits: ReturnType<typeof toLimits>;

  constructor(
    readonly contract: Cursor,
    readonly context: PageContext,
    readonly reach: SchemaDepth = DEFAULT_DEPTH,
  ) {
    this.limits = toLimits(context);
  }

  countFields(count: number): void {
    this.fieldCount += count;
    if (this.fieldCount > BUDGET.page.mostFields) this.refuse();
  }

  /** Counts expanded schemas, including those in `allOf` and behind references. */
  countSchemas(count: number): void {
    this.schemaCount += count;
    countSteps(this.contract.root, 'schemas', count);
    if (this.isOverfull) this.refuse();
  }

  /** True if every further schema must be linked, including small schemas that are otherwise shown in place. */
  get isOverfull(): boolean {
    return this.schemaCount > BUDGET.page.schemas;
  }

  get isFull(): boolean {
    return this.fieldCount > BUDGET.page.fields;
  }

  /** Adds HTML to the size of the page. Throws PageTooLarge. */
  countHtml(html: string): void {
    this.size.bytes += Buffer.byteLength(html);
    this.size.elements += html.match(/<[a-z]/g)?.length ?? 0;
    if (this.share > 1) this.refuse();
    const {left} = this.limits;
    if (this.size.bytes > left)
      throw new PageTooLarge(`its page has more than ${left / 1_000_000} MB of HTML`);
  }

  get share(): number {
    return Math.max(this.size.bytes / this.limits.bytes, this.size.elements / this.limits.elements);
  }

  private refuse(): void {
    if (!this.reach.isLast) throw new PageTooLarge();
  }

  linkSchema(schema: Cursor): {readonly title: string; readonly href: string} {
    const {basePath, toSchemaId} = this.context;
    const linked = describeLinked(schema, toSchemaId);
    this.linkedSchemas.set(linked.id, linked);
    return {title: linked.title, href: `${basePath}/${linked.id}`};
  }
}
