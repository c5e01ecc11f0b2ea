/** See the loader itself. */
declare function registryLoader(source: string): string;

export = registryLoader;
