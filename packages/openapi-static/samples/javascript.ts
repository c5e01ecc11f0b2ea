import {toFetchCall} from './fetch-call';
import type {PreparedRequest} from './prepare';

/** A module for Node.js. */
export function toJavaScript(request: PreparedRequest): string {
  const isFailure = request.isConditional
    ? '!response.ok && response.status !== 304'
    : '!response.ok';
  const content = request.isJsonExpected ? 'text ? JSON.parse(text) : response.status' : 'text';
  return `const response = await ${toFetchCall(request, '')};
const text = await response.text();

if (${isFailure}) {
  throw new Error(\`\${response.status} \${response.statusText}: \${text}\`);
}
console.log(${content});`;
}
