import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';
import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

import {buildApi} from './build-api';

const CONTRACT = `swagger: '2.0'
info: {title: A, version: '1'}
paths:
  /a:
    get:
      responses:
        200: {description: A lamp., schema: {$ref: '#/definitions/Lamp'}}
        404: {description: None., schema: {$ref: '#/definitions/Lamp'}}
    put:
      parameters: [{name: a, in: body, schema: {allOf: {}}}]
      responses: {200: {description: A lamp., schema: {$ref: '#/definitions/Lamp'}}}
definitions:
  Lamp:
    allOf: {type: object}
`;

it("reports an error in Swagger 2.0 once, at the author's location", () => {
  const siteDir = writeFiles({'a.yaml': CONTRACT});
  const api = {id: 'A', route: 'docs/A', label: 'A', contract: 'a.yaml'};
  const build = () =>
    buildApi(
      api,
      {published: parse(CONTRACT) as unknown, parts: themeParts},
      {siteDir, baseUrl: '/', prose: []},
    );
  expect(build).toThrowErrorMatchingInlineSnapshot(`
    [ProblemsError: 2 problems in the contract:

      a.yaml:10:56  #/paths/~1a/put/parameters/0/schema/allOf is not a list
        → correct it as the OpenAPI specification requires
      a.yaml:14:12  #/definitions/Lamp/allOf is not a list
        → correct it as the OpenAPI specification requires
    ]
  `);
});
