import fs from 'node:fs';
import path from 'node:path';

const listFiles = (place: string): readonly string[] =>
  fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(json|ya?ml)$/.test(file) && !/node_modules|^\./.test(file))
        .sort()
        .map((file) => path.join(place, file))
    : [place];

/** The files of a list, one a line: an address, or a name, a tab and an address. */
const readList = (file: string): readonly string[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => path.resolve(path.dirname(file), line.split('\t').at(-1) ?? ''));

/**
 * Lists the YAML and JSON files that may be contracts.
 *
 * @param places files, folders, and lists of files ending in `.txt` or `.tsv`
 */
export const listContracts = (places: readonly string[]): readonly string[] =>
  places.flatMap((place) => (/\.(txt|tsv)$/.test(place) ? readList(place) : listFiles(place)));
