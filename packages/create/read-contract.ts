import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** A contract, and the files that it references. */
export interface Contract {
  readonly title: string;
  /** Absolute paths. The contract is the first. */
  readonly files: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parseFile(file: string): unknown {
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist.`);
  try {
    return parse(fs.readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file} is not YAML or JSON: ${(error as Error).message}`, {cause: error});
  }
}

/** Lists the files that a document references, as absolute paths. */
function listReferences(value: unknown, folder: string): readonly string[] {
  if (!isRecord(value)) return [];
  const {$ref} = value;
  const [file = ''] = typeof $ref === 'string' ? $ref.split('#') : [];
  const own = file === '' || URL.canParse(file) ? [] : [path.resolve(folder, decodeURI(file))];
  return [...own, ...Object.values(value).flatMap((one) => listReferences(one, folder))];
}

/**
 * Reads the title of a contract, and finds its files.
 *
 * @throws Error if it is missing, is no OpenAPI document, or references files outside its folder
 */
export function readContract(named: string): Contract {
  const main = path.resolve(named);
  const folder = path.dirname(main);
  const document = parseFile(main);
  if (!isRecord(document) || !('openapi' in document || 'swagger' in document))
    throw new Error(`${named} is no OpenAPI document: it has neither \`openapi\` nor \`swagger\`.`);
  const files = new Set([main]);
  for (const file of files) {
    if (path.relative(folder, file).startsWith('..'))
      throw new Error(
        `${named} references ${file}. Move the contract to a folder that contains it.`,
      );
    const content = file === main ? document : parseFile(file);
    for (const found of listReferences(content, path.dirname(file))) files.add(found);
  }
  const {title} = isRecord(document.info) ? document.info : {};
  return {
    title: typeof title === 'string' && title.trim() !== '' ? title : 'API',
    files: [...files],
  };
}
