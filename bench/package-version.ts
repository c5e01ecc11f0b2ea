import fs from 'node:fs';
import path from 'node:path';

export function readVersion(name: string, installedIn: string): string {
  const file = path.join(installedIn, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
}
