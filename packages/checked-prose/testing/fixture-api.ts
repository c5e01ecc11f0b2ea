import {toOpenApi31} from '@openapi-portal/openapi-model';
import {renderApi} from '@openapi-portal/openapi-reference';
import {type KnownApi, toKnownApi} from '@openapi-portal/api-names';

const withUser = (summary: string): object => ({
  summary,
  parameters: [{name: 'user_id', in: 'path', required: true, schema: {type: 'string'}}],
  'x-access': [{scope: 'users.read', user_types: ['ciso'], records: 'all'}],
  responses: {
    '200': {
      description: 'The user.',
      content: {'application/json': {schema: {$ref: '#/components/schemas/User'}}},
    },
    '404': {
      description: 'No such user.',
      content: {'application/problem+json': {examples: {'user-not-found': {value: {}}}}},
    },
  },
});

/** A contract with two operations, a schema with a deprecated field, and a problem type. */
export const contract = {
  openapi: '3.1.0',
  info: {title: 'Small API', version: '1.0.0'},
  paths: {
    '/users/{user_id}': {
      get: {operationId: 'get-user', ...withUser('Read a user')},
      patch: {
        operationId: 'update-user',
        ...withUser('Update a user'),
        requestBody: {
          content: {'application/json': {schema: {$ref: '#/components/schemas/User'}}},
        },
      },
    },
  },
  components: {
    schemas: {
      User: {
        type: 'object',
        properties: {
          email: {type: 'string', format: 'email', maxLength: 254},
          nickname: {type: 'string', deprecated: true},
        },
      },
    },
  },
  'x-problem-types': {'user-not-found': {status: 404, title: 'The user was not found'}},
};

/** Builds the names of a contract that is published as `Small-API`. */
export function toFixtureApi(document: object = contract): KnownApi {
  const {names} = renderApi(toOpenApi31(document), {basePath: '/docs/API/Small-API', parts: {}});
  return toKnownApi(
    names,
    {
      id: 'Small-API',
      route: 'docs/API/Small-API',
      contract: '/site/openapi/small.yaml',
      renamed: {'read-user': 'get-user'},
    },
    '/',
  );
}
