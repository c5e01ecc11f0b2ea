#!/usr/bin/env node
// `npx @openapi-portal/mcp`: nothing but the protocol may be printed on standard output.
import {serveNamedSite} from './index';

serveNamedSite(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
