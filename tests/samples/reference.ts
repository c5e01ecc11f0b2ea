import fs from 'node:fs';

import {buildSandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {parse} from 'yaml';

import {buildConsoleModel} from '@openapi-portal/openapi-requests/build';
import {listSampleRequests} from '@openapi-portal/openapi-requests/testing';
import {listOperations, toContract} from '@openapi-portal/openapi-model';
import type {SampleRequest} from '@openapi-portal/openapi-samples';

const document = parse(fs.readFileSync('openapi/ciso-api.yaml', 'utf8')) as unknown;

export const MODEL = buildSandboxModel(document);

export interface Printed {
  readonly status: number;
  /** Media type of the body; undefined without a body. */
  readonly mediaType?: string;
  readonly body?: unknown;
}

export interface Entry {
  /** Id of the operation and name of the example, usable as a path segment. */
  readonly name: string;
  readonly operationId: string;
  readonly request: SampleRequest;
  /** The request of the short sample. */
  readonly short: SampleRequest;
  readonly printed: Printed;
}

/**
 * Returns the printed success response: the example with the same name as the request's example, else the first one.
 */
function findPrinted(operationId: string, example: string): Printed {
  const responses = MODEL.operations.find(({id}) => id === operationId)?.responses ?? {};
  const status = Object.keys(responses).find((key) => key.startsWith('2')) ?? '';
  const content = MODEL.responses[responses[status] ?? -1]?.content ?? {};
  const [mediaType] = Object.keys(content);
  if (mediaType === undefined) return {status: Number(status)};
  const examples = content[mediaType]?.examples ?? {};
  const body = examples[example] ?? Object.values(examples)[0];
  return {status: Number(status), mediaType, body};
}

/**
 * Lists the requests in our own reference, one for each example of a body.
 *
 * @param toServer returns the server URL for a request, without a trailing slash
 */
export const listEntries = (
  toServer: (name: string) => string = () => 'https://api.example.com/v1',
): readonly Entry[] =>
  listOperations(toContract(document)).flatMap(({id = '', path, method}) => {
    const model = buildConsoleModel(document, path, method, {hasTypes: true});
    return listSampleRequests(model).flatMap(({choice}, index) => {
      const example = choice.example?.name ?? 'request';
      const name = `${id}_${example}`;
      const own = {...model, servers: [{url: toServer(name)}]};
      const sent = listSampleRequests(own)[index];
      if (sent === undefined) return [];
      const printed = findPrinted(id, example);
      return [{name, operationId: id, printed, request: sent.request, short: sent.short}];
    });
  });
