import {Anchors} from './anchors';
import {BUDGET, type Cursor} from '@openapi-portal/openapi-model';
import type {FindLines} from './lines';
import {describeLinked, type LinkedSchema} from './linked-schema';
import type {NamedOperation} from './mentionable';
import type {Parts} from './parts';

/** A page, and what it is called. */
export interface PageLink {
  readonly title: string;
  readonly href: string;
}

/** The data that a page needs of the pages around it. */
export interface PageContext {
  /** Components by their theme names. */
  readonly parts: Parts;
  /** Address of the API's pages without a slash at the end: `/docs/API/Ciso-API`. */
  readonly basePath: string;
  /** Returns the id of a component schema's page. */
  readonly toSchemaId: (name: string) => string;
  /** The number of groups of operations, which the frame of each page lists. */
  readonly groups?: number;
  /** The contract as files to download, OpenAPI as YAML first. */
  readonly downloads?: readonly PageLink[];
  /** The page of an operation, by its `operationId` or by method and path. */
  readonly findOperation?: (name: string) => PageLink | undefined;
  readonly linkToUserType?: (userType: string) => string | undefined;
  /** Pages of the portal that tell more about a problem type. */
  readonly explainedIn?: (problem: string) => readonly PageLink[];
  /** Finds the minor versions of a page, if several have pages. */
  readonly findLines?: FindLines;
  /** The schemas that have pages of their own, for the page of the API. */
  readonly schemas?: readonly PageLink[];
  /** The operations that return a problem type. */
  readonly returnedBy?: (problem: string) => readonly PageLink[];
}

/** A line of a page's list of contents. */
export interface OutlineItem {
  readonly id: string;
  readonly level: 2 | 3;
  readonly value: string;
  /** Set for one of the schemas among which a value chooses. */
  readonly isVariant?: boolean;
}

/** Search metadata of a part of a page. */
export interface Mark {
  readonly kind: 'operation' | 'page' | 'field' | 'status' | 'problem';
  /** Name of a field, or title. */
  readonly title: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** HTTP method of an operation, type of a field. */
  readonly detail?: string;
  /** Other names: ids, paths, codes. */
  readonly names: readonly string[];
  /** Rank of a field in search results, the lowest first; a field with a negative rank is not found. */
  readonly order?: number;
}

/** A page ready to be served. */
export interface RenderedPage {
  /** Last segment of the page's address. */
  readonly id: string;
  readonly title: string;
  /** One line of plain text. */
  readonly description: string;
  readonly html: string;
  /** The same for programs, see `Plain`. */
  readonly plainHtml: string;
  /** The page itself as the search knows it. */
  readonly record: Mark;
  readonly contents: readonly OutlineItem[];
  /** Every `id` in the content. */
  readonly anchors: readonly string[];
  /** Every address in the content, once. */
  readonly links: readonly string[];
  /** The page that the newest line of releases has in its place, on a page of an older one. */
  readonly newest?: string;
  /** Schemas that the content links to instead of showing them. */
  readonly schemas: readonly LinkedSchema[];
  /** On an operation's page: parts of errors that the API's overview page describes. */
  readonly errorComponents?: ErrorComponents;
  /** On an operation's page: the names that prose may use. */
  readonly names?: NamedOperation;
}

/** Components of error responses that the API's overview page describes. */
export interface ErrorComponents {
  readonly schemas: readonly string[];
  /** Each with the header's name. */
  readonly headers: readonly (readonly [component: string, name: string])[];
  readonly responses: readonly string[];
}

/** The depth to which a page shows nested schemas. */
export interface Reach {
  /** Fields inside of fields; deeper components are linked. */
  readonly fields: number;
  /** Fields and variants inside of each other; whatever is deeper is linked. */
  readonly steps: number;
  /** True for the shortest reach. With any other, building a page that is too large throws `PageTooLarge`. */
  readonly isLast: boolean;
}

/** The reach of a page that is small enough. */
export const FULL_REACH: Reach = {fields: 4, steps: Infinity, isLast: true};

/**
 * The most that the content of a page may be. With its frame, a served page then has at most 300 KB of HTML and 8,000
 * elements: the frame has a line for each group of operations, with four elements.
 */
const toLimits = (groups: number) => ({
  bytes: Math.max(100_000, Math.min(230_000, 270_000 - 500 * groups)),
  elements: Math.max(4_000, Math.min(6_900, 7_700 - 4 * groups)),
});

const TOO_LARGE = `its page has more than ${BUDGET.page.html / 1_000_000} MB of HTML`;

/** Thrown while a page is built that becomes larger than a page may be. */
export class PageTooLarge extends Error {}

/** A page while its content is gathered: the anchors it gave and the schemas it left to others. */
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
    readonly reach: Reach = FULL_REACH,
  ) {
    this.limits = toLimits(context.groups ?? 0);
  }

  countField(): void {
    this.fieldCount += 1;
    if (this.fieldCount > BUDGET.page.mostFields) this.refuse();
  }

  /** Counts schemas that are unfolded, those in `allOf` and behind references included. */
  countSchemas(count: number): void {
    this.schemaCount += count;
    if (this.isOverfull) this.refuse();
  }

  /** True if no more schemas can be unfolded, whatever has a page of its own. */
  get isOverfull(): boolean {
    return this.schemaCount > BUDGET.page.schemas;
  }

  get isFull(): boolean {
    return this.fieldCount > BUDGET.page.fields;
  }

  /** Adds a part of the content to the size of the page. */
  countHtml(html: string): void {
    this.size.bytes += Buffer.byteLength(html);
    this.size.elements += html.match(/<[a-z]/g)?.length ?? 0;
    if (this.share > 1) this.refuse();
    if (this.size.bytes > BUDGET.page.html) throw new PageTooLarge(TOO_LARGE);
  }

  /** The size of the content so far; 1 is the most that a page may have. */
  get share(): number {
    return Math.max(this.size.bytes / this.limits.bytes, this.size.elements / this.limits.elements);
  }

  private refuse(): void {
    if (!this.reach.isLast) throw new PageTooLarge();
  }

  /** Returns the address of a schema that is shown on a page of its own. */
  linkSchema(schema: Cursor): {readonly title: string; readonly href: string} {
    const {basePath, toSchemaId} = this.context;
    const linked = describeLinked(schema, toSchemaId);
    this.linkedSchemas.set(linked.id, linked);
    return {title: linked.title, href: `${basePath}/${linked.id}`};
  }
}
