/** Written by `openapi-releases` before anything is bundled. */
declare module '@generated/api-releases/default/changelog.json' {
  const changelog: {
    /** Path of the feed, without the base path. */
    readonly feed: string;
    readonly apis: readonly import('./changelog').ChangelogApi[];
  };
  export default changelog;
}

declare module '@generated/api-releases/default/contents.json' {
  const contents: readonly import('@docusaurus/mdx-loader').TOCItem[];
  export default contents;
}
