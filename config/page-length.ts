export const pageLength = {
  /** Classes of pictures whose words do not count: mock-ups of screens, and pictures with a list of the same. */
  mockUps: ['window', 'module-map-picture'],
  /**
   * Classes of repeated content in collapsed parts of pages. Error responses of operations count only on the API's
   * page, changes of operations only in the changelog, and a guide's program in one language.
   */
  repeated: ['api-error-answer', 'api-error-common', 'api-history', 'language-again'],
  /** Maximum word counts of hand-written pages, of API pages, and of all pages together. */
  handWritten: 54_800,
  api: 35_200,
  all: 90_000,
  nutshell: {words: 60, points: 5},
} as const;

export const isApiPage = (path: string): boolean => /^\/docs\/API(\/|$)/.test(path);
