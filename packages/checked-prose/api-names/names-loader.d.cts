/** See the loader itself. */
declare function namesLoader(source: string): string;

export = namesLoader;
