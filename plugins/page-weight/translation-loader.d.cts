/** See the loader itself. */
declare function translationLoader(source: string): string;

export = translationLoader;
