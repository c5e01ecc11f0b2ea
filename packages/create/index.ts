import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';

import {version} from '@openapi-portal/create/package.json';
import {type Contract, readContract} from './read-contract';
import {toSiteFiles} from './site-files';

export const USAGE =
  'npm create @openapi-portal@latest <folder> <contract> -- [--primary <#rrggbb>] [--no-start]';

/** The colour of Docusaurus' own template. */
const GREEN = '#2e8555';

interface Request {
  readonly folder: string;
  readonly contract: Contract;
  /** Absent to ask for it. */
  readonly primary?: string;
  readonly start: boolean;
}

const isEmpty = (folder: string): boolean =>
  !fs.existsSync(folder) ||
  (fs.statSync(folder).isDirectory() && fs.readdirSync(folder).length === 0);

/**
 * Parses the command line.
 *
 * @throws Error with the mistake and the usage
 */
export function readRequest(args: readonly string[]): Request {
  const fail = (mistake: string): never => {
    throw new Error(`${mistake}\nUsage: ${USAGE}`);
  };
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {primary: {type: 'string'}, start: {type: 'boolean', default: true}},
    allowPositionals: true,
    allowNegative: true,
  });
  const [folder, file, ...others] = positionals;
  if (folder === undefined || file === undefined || others.length > 0)
    return fail('Name a folder for the site, and the file of a contract.');
  if (!isEmpty(path.resolve(folder)))
    return fail(`${folder || 'The current folder'} is not empty. Choose another folder.`);
  const {primary, start} = values;
  if (primary !== undefined && !isColour(primary))
    return fail(`--primary must be a colour such as ${GREEN}, not "${primary}".`);
  return {folder: path.resolve(folder), contract: readContract(file), primary, start};
}

const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Asks until the answer is a colour, or empty for the default. */
export async function askColour(ask: (question: string) => Promise<string>): Promise<string> {
  let question = `Primary colour of the site (${GREEN}): `;
  for (;;) {
    const answer = (await ask(question)).trim();
    if (answer === '') return GREEN;
    if (isColour(answer)) return answer;
    question = `${answer} is not a colour such as ${GREEN}. Colour: `;
  }
}

async function chooseColour(): Promise<string> {
  // Without a terminal there is nobody to ask.
  if (!process.stdin.isTTY) return GREEN;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return await askColour((question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}

/** Maximum length of a package name without scope is 214, of a file name 255. */
const LONGEST_ID = 64;

/** Converts a title to a segment of a URL. */
const toId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '') || 'reference';

/**
 * Writes the files of a site.
 *
 * @param folder absolute path of an empty folder
 */
export function writeSite(folder: string, {title, files}: Contract, primary: string): void {
  const [main = ''] = files;
  const from = path.dirname(main);
  const toCopy = (file: string): string => path.posix.join('openapi', path.relative(from, file));
  const site = {title, id: toId(title), specPath: toCopy(main), primary, version};
  for (const [name, text] of Object.entries(toSiteFiles(site))) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  for (const file of files) {
    const copy = path.join(folder, toCopy(file));
    fs.mkdirSync(path.dirname(copy), {recursive: true});
    fs.copyFileSync(file, copy);
  }
}

/** Runs the package manager that runs this command. */
function runClient(folder: string, args: readonly string[]): Promise<void> {
  const [client = 'npm'] = (process.env.npm_config_user_agent ?? 'npm').split('/');
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(client, args, {cwd: folder, stdio: 'inherit', shell});
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${client} ${args.join(' ')}\` failed in ${folder}.`));
    });
  });
}

/**
 * Creates a site with the reference of an API, installs its packages, and starts it.
 *
 * @param args the command line
 * @param say receives messages for the user
 * @throws Error with a message for the user
 */
export async function createPortal(
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const {folder, contract, primary = await chooseColour(), start} = readRequest(args);
  writeSite(folder, contract, primary);
  say(`→ Created a portal for ${contract.title} in ${folder}`);
  say('→ Installing its packages');
  await runClient(folder, ['install']);
  if (start) await runClient(folder, ['start']);
}
