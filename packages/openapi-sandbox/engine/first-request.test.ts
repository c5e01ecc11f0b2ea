import {buildConsoleModel} from '@openapi-portal/openapi-requests/build';
import {buildInitialForm, buildRequest, toSampleRequest} from '@openapi-portal/openapi-requests';
import {listOperations, toContract, toOpenApi31} from '@openapi-portal/openapi-model';
import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';
import {describe, expect, it} from 'vitest';

import {buildSandboxModel} from '../model/build-model';

import {createSandbox} from '.';

/** Content of the file in requests whose body is a file. */
const FILE = 'content';

describe.each(listTestContracts())('the first console request for %s', (name) => {
  const document = toOpenApi31(readTestContract(name));
  const built = buildSandboxModel(document);
  // Without security: otherwise the sandbox would refuse all requests, which have no credentials.
  const model = {...built, operations: built.operations.map((one) => ({...one, security: []}))};
  const operations = listOperations(toContract(document)).map((operation) => ({
    slug: operation.slug,
    template: operation.path,
    method: operation.method,
  }));

  it.each(operations)('is answered by the sandbox: $slug', async ({template, method}) => {
    const bugs: string[] = [];
    const sandbox = createSandbox(model, {report: (message) => bugs.push(message)});
    const server = `http://localhost${model.basePaths[0] ?? ''}`;
    const operation = buildConsoleModel(document, template, method);
    const form = buildInitialForm(operation);
    const {url, headers, body: sample} = toSampleRequest(operation, form, server);
    const {body, headers: sent} = buildRequest(operation, form, server, []);
    const isFile = sample?.kind === 'file';
    // Samples contain a variable for a secret cookie. The test sends the cookie's example instead.
    const secrets = operation.parameters
      .filter((parameter) => parameter.isSecret === true && parameter.in === 'cookie')
      .map(
        ({name, examples: [example]}) => ['Cookie', `${name}=${String(example?.value)}`] as const,
      );
    const all = [
      ...headers,
      ...sent,
      ...secrets,
      ...(isFile ? [['Content-Type', sample.mediaType] as const] : []),
    ];
    const request = new Request(url, {
      method: operation.method,
      headers: [...new Map(all)].map(([key, value]): [string, string] => [key, value]),
      body: isFile ? FILE : (body ?? null),
    });
    const response = await sandbox.fetch(request);
    const refusal = response.status < 400 ? '' : await response.text();
    // The reader must enter required parameters that have no example, so the sandbox may refuse requests
    // without them.
    const isReady = operation.parameters.every(
      ({required, examples}) => !required || examples.length > 0,
    );
    expect(isReady ? refusal : refusal.replace(/^.*The parameter .*$/, '')).toBe('');
    expect(bugs).toEqual([]);
  });
});
