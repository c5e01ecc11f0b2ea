#!/usr/bin/env node
// `npx @openapi-portal/preset migrate` runs this. Prints errors as messages, without stack traces.
import {migrate} from './index';

migrate(process.argv.slice(2), (text) => console.log(text)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
