/** Limits for the words of a page, and content that does not count. */
export const pageLength = {
  /**
   * Classes of pictures whose text is drawn, not read: screens of the product, and pictures with a list next to
   * them.
   */
  mockUps: ['window', 'module-map-picture'],
  /**
   * Classes of repeated content in collapsed parts of a page. Error responses of operations count on the API's
   * page, changes of operations count in the changelog, and a guide's program counts in one language.
   */
  repeated: ['api-error-answer', 'api-error-common', 'api-history', 'language-again'],
  /** Words of all pages together. */
  handWritten: 50_700,
  api: 32_800,
  all: 83_300,
  nutshell: {words: 60, points: 5},
} as const;

/** Returns true for API guides and the API reference. */
export const isApiPage = (path: string): boolean => /^\/docs\/API(\/|$)/.test(path);
