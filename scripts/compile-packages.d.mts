/** Compiles the sources that have changed since the last run. Returns the number of compiled files. */
export function compilePackages(): Promise<number>;

/** Compiles sources whenever they change, and reports compile errors. Returns a function that stops it. */
export function watchPackages(report: (error: Error) => void): () => void;
