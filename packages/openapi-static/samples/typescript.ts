import {toFetchCall} from './fetch-call';
import type {PreparedRequest} from './prepare';

/** A module for Node.js, whose function gives data or a problem. */
export function toTypeScript(request: PreparedRequest): string {
  const isSuccess = request.isConditional
    ? 'response.ok || response.status === 304'
    : 'response.ok';
  const data = request.isJsonExpected ? 'text ? JSON.parse(text) : undefined' : 'text';
  return `interface Problem {
  type?: string;
  status: number;
  title: string;
  detail?: string;
}

type Result = { data: ${request.isJsonExpected ? 'unknown' : 'string'} } | { problem: Problem };

async function send(): Promise<Result> {
  const response = await ${toFetchCall(request, '  ')};
  const text = await response.text();
  if (${isSuccess}) return { data: ${data} };

  const type = response.headers.get('Content-Type');
  if (type?.startsWith('application/problem+json')) return { problem: JSON.parse(text) };
  return { problem: { status: response.status, title: response.statusText, detail: text } };
}

const result = await send();
if ('problem' in result) throw new Error(JSON.stringify(result.problem));
console.log(result.data);

export {};`;
}
