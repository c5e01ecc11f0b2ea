/** A value in local storage. Docusaurus' storage slots ignore errors when storage is blocked. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
}

export const RECENT_KEY = 'search-recent';

const MAX_QUERIES = 5;

/** Reads the recent queries, newest first. Returns an empty list if the stored value is invalid. */
export function readRecent(slot: StorageSlot): readonly string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    const isList = Array.isArray(stored);
    return isList ? stored.filter((query) => typeof query === 'string').slice(0, MAX_QUERIES) : [];
  } catch {
    return [];
  }
}

export function rememberQuery(slot: StorageSlot, query: string): void {
  const trimmed = query.trim();
  if (trimmed === '') return;
  const others = readRecent(slot).filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
  slot.set(JSON.stringify([trimmed, ...others].slice(0, MAX_QUERIES)));
}
