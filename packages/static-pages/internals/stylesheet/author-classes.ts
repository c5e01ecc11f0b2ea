const CARDS = ['card', 'cardContainer_', 'col--6', 'pagination', 'shadow-'];

/** Classes of theme components, by the text with which an author uses them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  DocCardList: CARDS,
  'generated-index': CARDS,
  Tabs: ['tabs', 'tabs__item', 'tabItem_', 'tabList_'],
};

/** Matches marked or numbered lines of code. */
const LINES = /highlight-(next-line|start)|showLineNumbers|^\s*```\w+ .*\{[\d,\s-]+\}/m;

const ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|\{?'([^']*)')/g;

/**
 * Lists the classes of an author's page: explicit ones, and those of theme components.
 *
 * @param text a Markdown page, or the description of a category
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
