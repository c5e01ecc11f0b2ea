/** An API page that was rendered at build time. */
export interface RenderedIsland {
  readonly title: string;
  /** One line of plain text. */
  readonly description: string;
  readonly html: string;
  /** Every `id` in the HTML. */
  readonly anchors: readonly string[];
  /** Every URL in the HTML, except those of other sites. */
  readonly links: readonly string[];
  /** On a page of an older minor version: path of the page in the newest version. */
  readonly newest?: string;
}
