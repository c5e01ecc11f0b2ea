/** Compiles what has changed since the last time, and says how many files that was. */
export function compilePackages(): Promise<number>;

/** Compiles what changes from now on, and tells of a source that cannot be compiled; what it returns ends that. */
export function watchPackages(report: (error: Error) => void): () => void;
