import fs from 'node:fs';
import path from 'node:path';

/** Folders of pages, each with the folder of its translations into the current language; absolute paths. */
export type Translations = ReadonlyMap<string, string>;

/** The same file in another folder. */
function toOther(file: string, from: string, to: string): string | undefined {
  const relative = path.relative(from, file);
  return relative.startsWith('..') ? undefined : path.join(to, relative);
}

/** The translation of a page, where somebody has written one. */
export function findTranslation(file: string, translations: Translations): string | undefined {
  return [...translations]
    .flatMap(([pages, translated]) => toOther(file, pages, translated) ?? [])
    .find((translation) => fs.existsSync(translation));
}

/** Finds the original page of a translation. */
export function findOriginal(file: string, translations: Translations): string | undefined {
  const [original] = [...translations].flatMap(
    ([pages, translated]) => toOther(file, translated, pages) ?? [],
  );
  return original;
}
