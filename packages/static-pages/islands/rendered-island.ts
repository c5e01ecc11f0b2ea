/** A page of an API as it was rendered at build. */
export interface RenderedIsland {
  readonly title: string;
  /** One line of plain text. */
  readonly description: string;
  readonly html: string;
  /** Every `id` in the HTML. */
  readonly anchors: readonly string[];
  /** Every address in the HTML that is not of another site. */
  readonly links: readonly string[];
  /** Path of the page that has taken its place, on a page of an older line of releases. */
  readonly newest?: string;
}
