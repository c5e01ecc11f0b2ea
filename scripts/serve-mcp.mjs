// `npm run mcp`: the program that is published with the portal, for the last good build. Nothing but the protocol may be
// printed on standard output.
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const build = path.join(import.meta.dirname, '../build');
const program = path.join(build, 'mcp.mjs');

if (fs.existsSync(program)) {
  process.argv.push(build);
  await import(pathToFileURL(program).href);
} else {
  console.error(`There is no ${path.join('build', 'mcp.mjs')}. Run npm run build first`);
  process.exitCode = 1;
}
