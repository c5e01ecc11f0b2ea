/** Removes the files in jiti's cache that have changed since they were sealed. */
export function removeDamaged(): void;

/** Records a digest of each file in jiti's cache. */
export function sealTranspiled(): void;

/** Writes a file atomically. */
export function writeWhole(file: string, text: string): void;
