const CARDS = ['card', 'cardContainer_', 'col--6', 'pagination', 'shadow-'];

/** Classes of the theme's own parts, by the word with which an author places them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  DocCardList: CARDS,
  'generated-index': CARDS,
  Tabs: ['tabs', 'tabs__item', 'tabItem_', 'tabList_'],
};

/** What marks or numbers lines of code. */
const LINES = /highlight-(next-line|start)|showLineNumbers|^\s*```\w+ .*\{[\d,\s-]+\}/m;

const ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|\{?'([^']*)')/g;

/**
 * The classes that an author's page has: those that it names, and those of the theme's parts that it places.
 *
 * @param text a page in Markdown, or the description of a category
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
