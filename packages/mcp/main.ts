#!/usr/bin/env node
// `npx @openapi-portal/mcp`. Standard output is reserved for the protocol, so errors go to standard error.
import {serveNamedSite} from './index';

serveNamedSite(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
