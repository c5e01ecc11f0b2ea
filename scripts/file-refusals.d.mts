/** Formats an error of the file system with its remedy; undefined for other errors. */
export function formatRefusal(error: NodeJS.ErrnoException): string | undefined;
