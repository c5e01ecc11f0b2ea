/** Written by the plugin before bundling. */
declare module '@generated/search/default/place.json' {
  const place: {
    /** Path of the list of all pages, below the base URL. */
    readonly contents: string;
    readonly baseUrl: string;
  };
  export default place;
}

declare module '@generated/search/default/dialog.json' {
  const dialog: {
    readonly assistant?: string;
    readonly contents: string;
    readonly questions: readonly import('./engine/types').Place[];
  };
  export default dialog;
}
