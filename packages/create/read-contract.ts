import fs from 'node:fs';
import path from 'node:path';

import {parseDocument, visit} from 'yaml';

/** A contract, and the files that it references. */
export interface Contract {
  readonly title: string;
  /** Absolute paths. The contract is the first. */
  readonly files: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Maximum number of aliases in a file. Resolving them takes quadratic time. */
const MOST_ALIASES = 10_000;

/** Parses YAML or JSON. The build reports repeated keys: finding them here would take quadratic time. */
function parse(text: string): unknown {
  const document = parseDocument(text, {uniqueKeys: false});
  const [error] = document.errors;
  if (error !== undefined) throw error;
  let aliases = 0;
  visit(document, {Alias: () => void (aliases += 1)});
  if (aliases > MOST_ALIASES) throw new Error(`it has more than ${MOST_ALIASES} aliases.`);
  return document.toJS();
}

function parseFile(file: string): unknown {
  const found = fs.statSync(file, {throwIfNoEntry: false});
  if (found === undefined) throw new Error(`${file} does not exist.`);
  if (!found.isFile()) throw new Error(`${file} is not a file.`);
  try {
    return parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = (error as Error).message.replace(
      /^Maximum call stack size exceeded/,
      'it is nested too deep',
    );
    throw new Error(`${file} cannot be read as YAML or JSON: ${reason}`, {cause: error});
  }
}

/** Lists the objects in a document, each once, because aliases of YAML can be circular. */
function listObjects(document: unknown): Iterable<Readonly<Record<string, unknown>>> {
  const found = new Set([document].filter(isRecord));
  for (const one of found)
    for (const member of Object.values(one)) if (isRecord(member)) found.add(member);
  return found;
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Lists the files that a document references, as absolute paths. */
function listReferences(document: unknown, folder: string): readonly string[] {
  return [...listObjects(document)].flatMap(({$ref}) => {
    const [file = ''] = typeof $ref === 'string' ? $ref.split('#') : [];
    if (file === '' || URL.canParse(file)) return [];
    return path.resolve(folder, decode(file));
  });
}

/**
 * Reads the title of a contract, and finds its files.
 *
 * @throws Error if it is missing, is no OpenAPI document, or references files outside its folder
 */
export function readContract(named: string): Contract {
  const document = parseFile(path.resolve(named));
  const main = fs.realpathSync(named);
  const folder = path.dirname(main);
  if (!isRecord(document) || !('openapi' in document || 'swagger' in document))
    throw new Error(`${named} is no OpenAPI document: it has neither \`openapi\` nor \`swagger\`.`);
  const files = new Set([main]);
  for (const file of files) {
    // A symbolic link may leave the folder.
    const places = [file, ...(fs.existsSync(file) ? [fs.realpathSync(file)] : [])];
    if (places.some((one) => path.relative(folder, one).startsWith('..')))
      throw new Error(
        `${named} references ${file}. Move the contract to a folder that contains it.`,
      );
    const content = file === main ? document : parseFile(file);
    for (const found of listReferences(content, path.dirname(file))) files.add(found);
  }
  const {title} = isRecord(document.info) ? document.info : {};
  // A terminal would follow control characters.
  const words = typeof title === 'string' ? title.replace(/\p{Cc}+/gu, ' ').trim() : '';
  return {
    title: words === '' ? 'API' : words,
    files: [...files],
  };
}
