/** How long pages may be, and what of them does not count. */
export const pageLength = {
  /** Classes of pictures whose words are drawn and not read: of the product, and of what the list beside it says. */
  mockUps: ['window', 'module-map-picture'],
  /**
   * Classes of what an operation answers with its errors, folded away on its page: it is the contract's, and its words
   * are counted where it is first said, on the page of the API and in the errors. So are what releases changed in an
   * operation, which the changelog says first, and a program that a guide has in another language before.
   */
  repeated: ['api-error-answer', 'api-error-common', 'api-history', 'language-again'],
  /** Words of all pages together. */
  handWritten: 50_700,
  api: 32_800,
  all: 83_300,
  nutshell: {words: 60, points: 5},
} as const;

/** Whether a page is one of the API: its guides and its reference. */
export const isApiPage = (path: string): boolean => /^\/docs\/API(\/|$)/.test(path);
