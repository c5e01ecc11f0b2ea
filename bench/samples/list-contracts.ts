import fs from 'node:fs';
import path from 'node:path';

export interface ContractFile {
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

const listFiles = (place: string): readonly ContractFile[] =>
  fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(json|ya?ml)$/.test(file) && !/node_modules|^\./.test(file))
        .sort()
        .map((file) => ({name: file, file: path.join(place, file)}))
    : [{name: path.basename(place), file: place}];

/** Reads a list with one file per line: a path, or a name and a path separated by a tab. */
const readList = (list: string): readonly ContractFile[] =>
  fs
    .readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', file = name] = line.split('\t');
      return {name, file: path.resolve(path.dirname(list), file)};
    });

/**
 * Lists the YAML and JSON files that may be contracts.
 *
 * @param places absolute paths of files, folders, and lists of files ending in `.txt` or `.tsv`
 */
export const listContracts = (places: readonly string[]): readonly ContractFile[] =>
  places.flatMap((place) => (/\.(txt|tsv)$/.test(place) ? readList(place) : listFiles(place)));
