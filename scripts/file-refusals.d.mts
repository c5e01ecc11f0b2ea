/** Formats a file system error with its remedy; undefined for other errors. */
export function formatRefusal(error: NodeJS.ErrnoException): string | undefined;
