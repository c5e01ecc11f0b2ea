#!/usr/bin/env node
// `npx @openapi-portal/sandbox`. Prints errors as messages, without stack traces.
import {serveSandbox, USAGE} from './index';

serveSandbox(process.argv.slice(2), (line) => console.log(line)).catch((error: unknown) => {
  console.error(`${(error as Error).message}\nUsage: ${USAGE}`);
  process.exitCode = 1;
});
