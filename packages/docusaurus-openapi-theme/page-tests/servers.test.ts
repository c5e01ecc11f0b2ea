import {expect, it} from 'vitest';

import {toOpenApi31} from '@openapi-portal/openapi-model';
import {renderApi} from '@openapi-portal/openapi-reference';

import {themeParts} from '../theme-parts';

it('shows the description of a server that cannot receive requests, and not its URL', () => {
  const servers = [{url: 'https://', description: 'Use the `upload_url` of the batch.'}];
  const put = {operationId: 'upload', servers, responses: {200: {description: 'Ok'}}};
  const document = {
    openapi: '3.0.3',
    info: {title: 'Files', version: '1'},
    servers: [{url: 'https://api.example.org'}],
    paths: {'/files': {put}},
  };
  const {pages} = renderApi(toOpenApi31(document), {basePath: '/api', parts: themeParts});
  const page = pages.find(({id}) => id === 'upload');
  expect(page?.html).toContain('Use the <code>upload_url</code> of the batch.');
  expect(page?.plainHtml).toContain('PUT /files');
});
