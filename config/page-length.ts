/** How long pages may be, and what of them does not count. */
export const pageLength = {
  /** Classes of pictures of the product, whose words are drawn and not read. */
  mockUps: ['window'],
  /** Words of all pages together. */
  handWritten: 51_500,
  api: 34_500,
  all: 86_000,
  nutshell: {words: 60, points: 5},
} as const;

/** Whether a page is one of the API: its guides and its reference. */
export const isApiPage = (path: string): boolean => /^\/docs\/API(\/|$)/.test(path);
