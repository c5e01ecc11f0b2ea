/** Written by `openapi-releases` before anything is bundled. */
declare module '@generated/api-releases/default/changelog.json' {
  const changelog: readonly import('./changelog').ChangelogApi[];
  export default changelog;
}

declare module '@generated/api-releases/default/contents.json' {
  const contents: readonly import('./changelog').ChangelogContents[];
  export default contents;
}
