/** See the loader itself. */
declare function metadataLoader(source: string): string;

export = metadataLoader;
