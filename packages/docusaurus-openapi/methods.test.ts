import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';
import {stringify} from 'yaml';

import {buildApi} from './build-api';
import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';

import {listOperations, toContract} from '@openapi-portal/openapi-model';

const RESPONSES = {responses: {200: {description: 'Done.'}}};

const toDocument = (...methods: readonly string[]) => ({
  openapi: '3.2.0',
  info: {title: 'A', version: '1'},
  paths: Object.fromEntries(
    methods.map((method, index) => [`/${index}`, {additionalOperations: {[method]: RESPONSES}}]),
  ),
});

it('accepts every token as a method', () => {
  const methods = ['COPY', 'M-SEARCH', "!#$%&'*+-.^_`|~09az"];
  const operations = listOperations(toContract(toDocument(...methods)));
  expect(operations.map(({method}) => method)).toEqual(methods);
});

it('reports each invalid method, with its location', () => {
  const document = toDocument('COPY;touch${IFS}x', 'COPY', 'two words', '', 'a\u202eb');
  const siteDir = writeFiles({'a.yaml': stringify(document)});
  const api = {id: 'A', route: 'docs/A', label: 'A', contract: 'a.yaml'};
  const build = () =>
    buildApi(api, {published: document, parts: themeParts}, {siteDir, baseUrl: '/', prose: []});
  expect(build).toThrowErrorMatchingInlineSnapshot(`
    [ProblemsError: 4 problems in the contract:

      a.yaml:9:9  #/paths/~10/additionalOperations/COPY;touch\${IFS}x is not an HTTP method: a method contains only letters, digits and !#$%&'*+-.^_\`|~ (RFC 9110)
        → correct it as the OpenAPI specification requires
      a.yaml:17:18  #/paths/~12/additionalOperations/two words is not an HTTP method: a method contains only letters, digits and !#$%&'*+-.^_\`|~ (RFC 9110)
        → correct it as the OpenAPI specification requires
      a.yaml:20:11  #/paths/~13/additionalOperations/ is not an HTTP method: a method contains only letters, digits and !#$%&'*+-.^_\`|~ (RFC 9110)
        → correct it as the OpenAPI specification requires
      a.yaml:23:12  #/paths/~14/additionalOperations/a%E2%80%AEb is not an HTTP method: a method contains only letters, digits and !#$%&'*+-.^_\`|~ (RFC 9110)
        → correct it as the OpenAPI specification requires
    ]
  `);
});
