/** Written by the plugin before anything is bundled. */
declare module '@generated/search/default/contents.json' {
  /** Where the list of all pages stands, below the base URL. */
  const contents: string;
  export default contents;
}

declare module '@generated/search/default/dialog.json' {
  const dialog: {
    readonly contents: string;
    readonly questions: readonly import('./engine/types').Place[];
  };
  export default dialog;
}
