/** Removes the files in the cache of jiti that are not as they were sealed. */
export function removeDamaged(): void;

/** Remembers the files in the cache of jiti as a command leaves them. */
export function sealTranspiled(): void;

/** Writes a file that others may read or write at the same time. */
export function writeWhole(file: string, text: string): void;
