import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {toOpenApi31} from '@openapi-portal/openapi-model';
import {expect, it} from 'vitest';

import {buildConsoleModel} from './build-console-model';
import {buildInitialForm} from './form';
import {buildRequest} from './request';
import {toSampleRequest} from './sample-request';

it('sends lists as Swagger 2.0 specifies (Parameter Object, collectionFormat)', () => {
  const document = toOpenApi31(readTestContract('swagger-20.yaml'));
  const model = buildConsoleModel(document, '/lists/{ids}', 'post');
  const form = buildInitialForm(model);
  const server = model.servers[0]?.url ?? '';
  const address =
    'https://api.example.com/v2/lists/1%7C2?usual=1,2&spaces=a%20b&tabs=a%09b&grid=1%2C2&grid=3';
  const sample = toSampleRequest(model, form, server);
  expect(sample.url).toBe(address);
  expect(new Map(sample.headers).get('X-List')).toBe('a,b');
  const {body} = buildRequest(model, form, server, []);
  expect(String(body)).toBe('one=a%2Cb&each=a&each=b&pipes=a%7Cb');
});
