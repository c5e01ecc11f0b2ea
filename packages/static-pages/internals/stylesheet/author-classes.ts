const CARDS = ['card', 'cardContainer_', 'col--6', 'pagination', 'shadow-'];

/** Classes of theme components, by the name that an author writes to use the component. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  DocCardList: CARDS,
  'generated-index': CARDS,
  Tabs: ['tabs', 'tabs__item', 'tabItem_', 'tabList_'],
};

/** Matches code blocks with highlighted or numbered lines. */
const LINES = /highlight-(next-line|start)|showLineNumbers|^\s*```\w+ .*\{[\d,\s-]+\}/m;

const ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|\{?'([^']*)')/g;

/**
 * Lists the classes that an author's text uses: explicit ones, and those of theme components.
 *
 * @param text a Markdown page, or the metadata of a category
 */
export function findAuthorClasses(text: string): readonly string[] {
  const named = [...text.matchAll(ATTRIBUTE)].flatMap(([, double, single]) =>
    (double ?? single ?? '').split(/\s+/),
  );
  const placed = Object.entries(PARTS).flatMap(([word, classes]) =>
    new RegExp(`[<"']${word}\\b`).test(text) ? classes : [],
  );
  return [...named, ...placed, ...(LINES.test(text) ? ['code-line'] : [])];
}
