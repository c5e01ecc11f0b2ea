/** See the loader itself. */
declare function problemsLoader(source: string): string;

export = problemsLoader;
