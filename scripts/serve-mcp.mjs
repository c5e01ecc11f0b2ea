// `npm run mcp`: runs the published MCP server for the last good build. Standard output is reserved for the protocol.
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
