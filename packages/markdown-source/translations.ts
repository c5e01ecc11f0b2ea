import fs from 'node:fs';
import path from 'node:path';

/** Maps folders of pages to folders with their translations into the current language. All paths are absolute. */
export type Translations = ReadonlyMap<string, string>;

/** Moves a path from one folder to another. Returns undefined if the file is outside the first folder. */
function toOther(file: string, from: string, to: string): string | undefined {
  const relative = path.relative(from, file);
  return relative.startsWith('..') ? undefined : path.join(to, relative);
}

/** Returns the path of a page's translation, or undefined if the page is not translated. */
export function findTranslation(file: string, translations: Translations): string | undefined {
  return [...translations]
    .flatMap(([pages, translated]) => toOther(file, pages, translated) ?? [])
    .find((translation) => fs.existsSync(translation));
}

/** Returns the path of the page that a translation belongs to, or undefined if the file is not a translation. */
export function findOriginal(file: string, translations: Translations): string | undefined {
  const [original] = [...translations].flatMap(
    ([pages, translated]) => toOther(file, translated, pages) ?? [],
  );
  return original;
}
