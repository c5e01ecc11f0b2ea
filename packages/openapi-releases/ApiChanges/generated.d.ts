/** Written by `openapi-releases` before anything is bundled. */
declare module '@generated/api-releases/default/changelog.json' {
  const changelog: readonly import('./changelog').ChangelogApi[];
  export default changelog;
}

declare module '@generated/api-releases/default/contents.json' {
  const contents: Readonly<Record<string, readonly import('@docusaurus/mdx-loader').TOCItem[]>>;
  export default contents;
}
