import {openContract} from '@openapi-portal/openapi-model';
import {describe, expect, it} from 'vitest';

import {buildSkill, toSkillName} from './build-skill';

const order = {
  type: 'object',
  required: ['total'],
  properties: {total: {type: 'integer'}, note: {type: 'string'}},
};

const contract = {
  openapi: '3.1.0',
  info: {
    title: 'Shop: "API"',
    version: '1.0',
    description: 'Sells.\n\n## Formats\n\nBodies are JSON.',
  },
  servers: [{url: 'https://api.shop.test', description: 'Production.'}],
  security: [{oauth2: ['orders.write']}],
  paths: {
    '/orders': {
      post: {
        operationId: 'create-order',
        summary: 'Create an order',
        description: 'Sends a receipt.',
        parameters: [
          {name: 'Idempotency-Key', in: 'header', required: true, schema: {type: 'string'}},
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/Order'},
              examples: {small: {summary: 'A small order', value: {total: 7}}},
            },
          },
        },
        responses: {
          201: {
            description: 'Created.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
          },
          409: {description: 'Sold out.'},
        },
      },
    },
  },
  components: {
    schemas: {Order: order},
    securitySchemes: {
      oauth2: {
        type: 'oauth2',
        flows: {clientCredentials: {tokenUrl: 'https://login.shop.test/token', scopes: {}}},
      },
    },
  },
  'x-problem-types': {
    'sold-out': {status: 409, title: 'Sold out', when: 'Nothing is left.', remedy: 'Order less.'},
  },
};

const build = (document: object): string =>
  buildSkill({
    contract: openContract(document),
    pages: 'https://docs.shop.test/api',
    files: [{title: 'OpenAPI contract', href: 'https://docs.shop.test/api/openapi.yaml'}],
    guides: [{title: 'Retries', href: 'https://docs.shop.test/retries.md', description: 'When.'}],
    notes: 'Start the sandbox.',
  });

describe('a skill', () => {
  it('starts with the front matter by which assistants choose it', () => {
    expect(build(contract)).toMatch(
      /^---\nname: shop-api\ndescription: "Write .*Shop: \\"API\\".*Sells\..*"\nmetadata: \{"version": "1\.0"\}\n---\n\n# /,
    );
  });

  it('contains what a client needs for an operation', () => {
    const skill = build(contract);
    for (const fact of [
      '`POST /orders`, operation [create-order](https://docs.shop.test/api/create-order.md)',
      '- Scope: orders.write',
      '- Parameters: `Idempotency-Key` (header, required)',
      '- Body: `application/json` `Order`',
      '- Answers: `201` `application/json` `Order`, `409`',
      'Sends a receipt.',
      '  "total": 7',
      '- `Order`: `total`, `note?`\n\nA question mark means',
      '- 409 `sold-out`: Nothing is left. Order less.',
      '- `https://api.shop.test` Production.',
      'clientCredentials gets tokens from `https://login.shop.test/token`.',
      '### Formats',
      'Start the sandbox.',
      '[OpenAPI contract](https://docs.shop.test/api/openapi.yaml)',
      '[Retries](https://docs.shop.test/retries.md): When.',
    ])
      expect(skill).toContain(fact);
  });

  it('shows an XML body as it is sent', () => {
    const content = {'application/xml': {schema: {xml: {name: 'pet'}}, example: {id: 1}}};
    const paths = {'/pets': {post: {requestBody: {content}}}};
    expect(build({...contract, paths})).toMatch(
      /```\n<\?xml .*\n<pet>\n {2}<id>1<\/id>\n<\/pet>\n```/,
    );
  });

  it('only lists the operations of a large API', () => {
    const {post} = contract.paths['/orders'];
    const paths = Object.fromEntries(
      Array.from({length: 41}, (_, at) => [
        `/orders-${at}`,
        {post: {...post, operationId: `o${at}`}},
      ]),
    );
    const skill = build({...contract, paths});
    expect(skill).toContain('- `POST /orders-40`: Create an order, [o40](');
    expect(skill).not.toContain('Sends a receipt.');
  });

  it('is short for a contract with few descriptions', () => {
    const skill = build({openapi: '3.1.0', info: {title: '日本', version: '1'}, paths: {}});
    expect(skill).toContain('name: api\n');
    expect(skill).not.toContain('## Operations');
    expect(skill).not.toContain('## Problems');
  });

  it('makes invisible characters visible, because an assistant would read them', () => {
    const info = {title: 'Shop', version: '1', description: 'Sells\u{E0041} all.'};
    const skill = build({openapi: '3.1.0', info, paths: {}});
    expect(skill).toContain(String.raw`Sells\\u{E0041} all."`);
    expect(skill).toContain('\nSells\\u{E0041} all.\n');
    expect(skill).not.toContain('\u{E0041}');
  });

  it('has a name that is valid for a folder', () => {
    expect(toSkillName('--Ciso  API (v2)--')).toBe('ciso-api-v2');
    expect(toSkillName('a'.repeat(63) + ' bc')).toBe('a'.repeat(63));
  });
});
