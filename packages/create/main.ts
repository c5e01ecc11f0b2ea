#!/usr/bin/env node
// `npm create @openapi-portal`. Prints errors as messages, without stack traces.
import {createPortal} from './index';

createPortal(process.argv.slice(2), (line) => console.log(line)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
