// Writes the TypeScript types of an OpenAPI document that comes in as JSON with options of the tool: `npm run api:types` and
// its test run it. Plain JavaScript, because its packages are installed for these alone.
import {text} from 'node:stream/consumers';

import openapiTS, {astToString} from 'openapi-typescript';

const {document, options} = JSON.parse(await text(process.stdin));
process.stdout.write(astToString(await openapiTS(document, {...options, silent: true})));
