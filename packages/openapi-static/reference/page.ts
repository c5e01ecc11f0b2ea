import {Anchors} from './anchors';
import type {Cursor} from '../contract/cursor';
import type {Parts} from './theme-parts';

/** What a page needs to know of the pages around it. */
export interface PageContext {
  /** What stands for the names of the theme; our own parts unless given. */
  readonly parts?: Parts;
  /** Address of the API's pages without a slash at the end: `/docs/API/Ciso-API`. */
  readonly basePath: string;
  /** Address of an operation's page, by the operation's pointer. */
  readonly operationHref: (pointer: string) => string | undefined;
  /** Address of a component schema's page. */
  readonly schemaHref: (name: string) => string;
  /** Address of the contract itself, as a file to download. */
  readonly contractHref?: string;
  readonly linkToUserType?: (userType: string) => string | undefined;
  readonly problemHref?: (slug: string) => string | undefined;
  /** Pages of the portal that tell more about a problem type. */
  readonly explainedIn?: (problem: string) => readonly PageLink[];
  /** The operations that return a problem type. */
  readonly returnedBy?: (problem: string) => readonly PageLink[];
}

/** A page, and what it is called. */
export interface PageLink {
  readonly title: string;
  readonly href: string;
}

/** How many fields a page shows before nested schemas are linked instead. */
const FIELD_BUDGET = 400;

/** A page while its content is gathered: the anchors it gave and the schemas it left to others. */
export class PageDraft {
  readonly anchors = new Anchors();
  readonly linkedSchemas = new Set<string>();
  private fieldCount = 0;

  constructor(
    readonly contract: Cursor,
    readonly context: PageContext,
  ) {}

  countField(): void {
    this.fieldCount += 1;
  }

  get isFull(): boolean {
    return this.fieldCount > FIELD_BUDGET;
  }

  /** The address of a schema that is shown on a page of its own. */
  linkSchema(name: string): string {
    this.linkedSchemas.add(name);
    return this.context.schemaHref(name);
  }
}
