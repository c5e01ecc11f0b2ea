/** Formats a file system error with its fix; undefined for other errors. */
export function formatRefusal(error: NodeJS.ErrnoException): string | undefined;
