import type {BuiltPage} from '@openapi-portal/static-pages/built-pages';

/** A page, and what it has to know of the site around it. */
export interface SitePage {
  readonly main: BuiltPage['main'];
  /** Address of the Markdown for a link to a page of the site, of the file or page itself for any other. */
  readonly toAddress: (href: string) => string;
  /** Address of the page itself, of its HTML, with an anchor. */
  readonly toPageAddress: (hash: string) => string;
  /** Whether a link leads to the element with this id. */
  readonly isTarget: (id: string) => boolean;
  /** Classes of elements that say again what stands beside them. */
  readonly leaveOut: readonly string[];
}
