// Writes the TypeScript types of the contract that comes in as JSON: `npm run api:types` and its test run it. Plain
// JavaScript, because its packages are installed for these alone.
import {text} from 'node:stream/consumers';

import openapiTS, {astToString} from 'openapi-typescript';

const contract = JSON.parse(await text(process.stdin));
process.stdout.write(astToString(await openapiTS(contract, {silent: true})));
