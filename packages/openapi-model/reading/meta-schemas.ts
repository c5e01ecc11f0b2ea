import fs from 'node:fs';
import {createRequire} from 'node:module';

const NAME = /^https:\/\/json-schema\.org\/draft\/2020-12\/(schema|meta\/[a-z-]+)$/;

export const isMetaSchema = (uri: string): boolean => NAME.test(uri);

/** Reads a meta-schema of JSON Schema 2020-12 without a request; undefined for any other URI. */
export function readMetaSchema(uri: string): string | undefined {
  const name = NAME.exec(uri)?.[1];
  if (name === undefined) return undefined;
  const {resolve} = createRequire(__filename);
  const folder = resolve('@redocly/ajv/dist/refs/json-schema-2020-12/schema.json');
  const file = folder.replace(/schema\.json$/, `${name}.json`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
