/** See the loader itself. */
declare function configLoader(source: string): string;

export = configLoader;
