import fs from 'node:fs';
import path from 'node:path';

/** Reads a file from the installed packages of Docusaurus, by its path under `@docusaurus`. */
export const readUpstream = (file: string): string =>
  fs.readFileSync(path.resolve('node_modules/@docusaurus', file), 'utf8');

/** Lists the names that the client code of Docusaurus imports from a module, except types. */
export function findImportedNames(module: string): ReadonlySet<string> {
  const folders = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib'];
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.resolve('node_modules/@docusaurus', folder), {
        recursive: true,
        encoding: 'utf8',
      })
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(folder, file)),
  );
  const names = files
    .map(readUpstream)
    .flatMap((source) => [
      ...source.matchAll(new RegExp(`import \\{([^}]*)\\} from '${module}'`, 'g')),
    ])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim());
  return new Set(names);
}
