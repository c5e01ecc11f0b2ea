// Reads an OpenAPI document and options of openapi-typescript as JSON from standard input, and prints TypeScript types.
// Used by `npm run api:types` and its test. Plain JavaScript, because the packages are installed only for these.
import {text} from 'node:stream/consumers';

import openapiTS, {astToString} from 'openapi-typescript';

const {document, options} = JSON.parse(await text(process.stdin));
process.stdout.write(astToString(await openapiTS(document, {...options, silent: true})));
