import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {lintContracts} from '..';

const HEAD = `info: {title: A, version: '1'}
servers: [{url: 'https://api.example.org'}]
security: []
`;

/** Matches findings of Redocly rules that these tests ignore. */
const OTHERS = /\((operation-summary|no-unused-components|no-server-trailing-slash)\)$/;

async function lint(source: string, files = {}): Promise<string> {
  const siteDir = writeFiles({'api.yaml': source, ...files});
  const found = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
  return formatFound(
    found.filter(({message}) => !OTHERS.test(message)),
    siteDir,
  );
}

const lintParts = (version: string, rest: string, files = {}): Promise<string> =>
  lint(`openapi: ${version}\n${HEAD}${rest}`, files);

const toPath = (members: string): string => `paths:
  /pets:
    get: {operationId: list-pets, tags: [Pets], ${members}responses: {'204': {description: Done.}}}
`;

describe('URLs', () => {
  it('are reported with location, default and fix if they cannot be parsed (OpenAPI 3.0.3, 4.7.5)', async () => {
    const servers = `servers: [{url: 'https://'}, {url: '{apiRoot}/v1', variables: {apiRoot: {default: 'https://'}}}, {url: /v2}], `;
    expect(await lintParts('3.0.3', toPath(servers))).toMatchInlineSnapshot(`
      "  api.yaml:7:65  The server "https://" has no host, so it cannot receive requests (openapi/server-url)
          → name the host, as in \`https://api.example.org/v1\`, or write a relative URL, such as \`/v1\`
        api.yaml:7:84  The server "{apiRoot}/v1", which is "https:///v1" by default, has no host, so it cannot receive requests (openapi/server-url)
          → name the host, as in \`https://api.example.org/v1\`, or write a relative URL, such as \`/v1\`"
    `);
  });

  it('of flows, documents and XML names are validated alike', async () => {
    const documents = `externalDocs: {url: www.example.org}, `;
    const components = `components:
  securitySchemes:
    o: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://', scopes: {}}}}
    i: {type: openIdConnect, openIdConnectUrl: /.well-known/openid-configuration}
  schemas: {Pet: {type: object, xml: {namespace: names}, externalDocs: {url: 'a b'}}}
`;
    expect(await lintParts('3.1.1', toPath(documents) + components)).toMatchInlineSnapshot(`
      "  api.yaml:7:69  The \`url\` "www.example.org" has no scheme, so browsers resolve it as a relative URL (openapi/url)
          → add \`https://\` in front of it
        api.yaml:10:60  The \`authorizationUrl\` "https://" has no host (openapi/url)
          → name the host, as in \`https://api.example.org/v1\`, or write a relative URL, such as \`/v1\`
        api.yaml:12:50  The \`namespace\` "names" is a relative URL (openapi/url)
          → write the complete URL, including \`https://\`
        api.yaml:12:78  The \`url\` "a b" contains a character that is not allowed in a URL (openapi/url)
          → percent-encode the character (RFC 3986): write a space as \`%20\`"
    `);
  });

  it('of Swagger 2.0 must be complete, and `host` must contain only a host', async () => {
    const source = `swagger: '2.0'
info: {title: A, version: '1', termsOfService: Be kind., license: {name: MIT, url: /license}}
host: https://api.example.org/v1
paths: {}
`;
    expect(await lint(source)).toMatchInlineSnapshot(`
      "  api.yaml:2:84  The \`url\` "/license" is a relative URL (openapi/url)
          → write the complete URL, including \`https://\`
        api.yaml:3:7  The \`host\` "https://api.example.org/v1" contains more than a host (openapi/url)
          → write only the host, such as \`api.example.org\`: the rest belongs in \`schemes\` and \`basePath\`"
    `);
  });
});

describe('a discriminator', () => {
  const toComponents = (mapping: string): string => `components:
  schemas:
    Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {type: object}], discriminator: {propertyName: kind, mapping: ${mapping}}}
    Cat: {type: object}
`;

  it('may map to names and to pointers (OpenAPI 3.1.1, 4.8.25.2)', async () => {
    const mapping =
      "{c: Cat, d: '#/components/schemas/Cat', o: '#/components/schemas/Pet/oneOf/1'}";
    expect(await lintParts('3.1.1', toPath('') + toComponents(mapping))).toBe('');
  });

  it('is reported with each value that names no schema', async () => {
    const mapping = "{c: Cat, d: Cats, e: '#/components/schemas/Ghost'}";
    expect(await lintParts('3.1.1', toPath('') + toComponents(mapping))).toMatchInlineSnapshot(`
      "  api.yaml:10:129  The \`d\` of the discriminator does not name a schema: "Cats" (openapi/discriminator-mapping)
          → use the name of a component schema, such as \`Cat\`, or a reference \`#/…\`
        api.yaml:10:138  The \`e\` of the discriminator does not name a schema: "#/components/schemas/Ghost" (openapi/discriminator-mapping)
          → use the name of a component schema, or a reference \`#/…\`"
    `);
  });
});

describe('a security requirement', () => {
  const components = `components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}\n`;

  it('may name a scheme by its URI since OpenAPI 3.2.0 (4.30)', async () => {
    const security = `security: [{'#/components/securitySchemes/key': []}], `;
    expect(await lintParts('3.2.0', toPath(security) + components)).toBe('');
    expect(await lintParts('3.1.1', toPath(security) + components)).toMatchInlineSnapshot(`
      "  api.yaml:7:61  The security requirement names an undefined security scheme: "#/components/securitySchemes/key" (openapi/security-requirement)
          → did you mean \`key\`? If not, define it in \`components.securitySchemes\`"
    `);
  });

  it('is reported if its scheme is not defined', async () => {
    expect(await lintParts('3.0.3', toPath('security: [{keys: []}, {ghost: []}], ') + components))
      .toMatchInlineSnapshot(`
        "  api.yaml:7:61  The security requirement names an undefined security scheme: "keys" (openapi/security-requirement)
            → did you mean \`key\`? If not, define it in \`components.securitySchemes\`
          api.yaml:7:73  The security requirement names an undefined security scheme: "ghost" (openapi/security-requirement)
            → define it in \`components.securitySchemes\`, or use a scheme that is defined there"
      `);
  });
});

it('reports an invalid method at its location (RFC 9110, 5.6.2)', async () => {
  const paths = `paths:
  /pets:
    additionalOperations:
      PURGE: {operationId: purge, responses: {'204': {description: Done.}}}
      DO IT: {operationId: do, responses: {'204': {description: Done.}}}
`;
  expect(await lintParts('3.2.0', paths)).toMatchInlineSnapshot(`
    "  api.yaml:9:7  "DO IT" is not an HTTP method (openapi/method-name)
        → use only letters, digits and !#$%&'*+-.^_\`|~"
  `);
});

it('reports where `nullable` has no effect (OpenAPI 3.0.3, 4.7.24 and 4.7.23)', async () => {
  const components = `components:
  schemas:
    Pet:
      type: object
      properties:
        right: {type: string, nullable: true, enum: [a, null]}
        beside: {$ref: '#/components/schemas/Owner', nullable: true}
        around: {nullable: true, allOf: [{$ref: '#/components/schemas/Owner'}]}
        closed: {type: string, nullable: true, enum: [a]}
        typed: {type: object, nullable: true, allOf: [{$ref: '#/components/schemas/Owner'}]}
        open: {type: object, nullable: true, anyOf: [{$ref: '#/components/schemas/Owner'}, {type: object, nullable: true}]}
    Owner: {type: object}
`;
  expect(await lintParts('3.0.3', toPath('') + components)).toMatchInlineSnapshot(`
    "  api.yaml:14:64  \`nullable\` next to \`$ref\` has no effect in OpenAPI 3.0: null is not allowed here (openapi/nullable)
        → combine it with \`{type: object, nullable: true, enum: [null]}\` under \`anyOf\`, or use \`type: "null"\` in OpenAPI 3.1
      api.yaml:15:28  The \`type\` field must be defined when the \`nullable\` field is used (nullable-type-sibling)
        → add the \`type\`: in OpenAPI 3.0, \`nullable\` has no effect without it; if other schemas define the type, combine it with \`{type: object, nullable: true, enum: [null]}\` under \`anyOf\`, or use \`type: "null"\` in OpenAPI 3.1
      api.yaml:16:42  \`nullable\` with an \`enum\` without null has no effect in OpenAPI 3.0: null is not allowed here (openapi/nullable)
        → add null to the \`enum\`
      api.yaml:17:41  \`nullable\` with an \`allOf\` that excludes null has no effect in OpenAPI 3.0: null is not allowed here (openapi/nullable)
        → combine it with \`{type: object, nullable: true, enum: [null]}\` under \`anyOf\`, or use \`type: "null"\` in OpenAPI 3.1"
  `);
});

describe('a link in a description', () => {
  const HEADINGS = `openapi: 3.1.1
info:
  title: A
  version: '1'
  description: "# Getting started\\n\\nSee [this](#getting-started), [Pets](#operations.Pets), [a slip](#geting-started)."
servers: [{url: 'https://api.example.org'}]
security: []
tags: [{name: Pets, description: '[Pets](#tag/Pets)'}]
`;

  it('is reported if it uses an anchor of another renderer, with a suggestion', async () => {
    const description = `description: "See [a](#operation/list-pets), <a href='#tag/Pets/paths/~1pets/get'>b</a>, [c](#section/Getting-started), [d](#/Ghost), [e](#getting-started), [f](#responses), [h](#tag/pets/GET/pets) and \`[g](#no/link)\`.", `;
    expect(await lint(HEADINGS + toPath(description))).toMatchInlineSnapshot(`
      "  api.yaml:5:16  The description links to \`#geting-started\`, an anchor that is not on its page (openapi/description-link)
          → link to \`#getting-started\` on the page of the API
        api.yaml:8:34  The description links to \`#tag/Pets\`, an anchor that is not on its page (openapi/description-link)
          → link to \`#operations.Pets\` on the page of the API
        api.yaml:11:62  The description links to \`#operation/list-pets\`, an anchor that is not on its page (openapi/description-link)
          → link to \`list-pets\`, the page of the operation
        api.yaml:11:62  The description links to \`#tag/Pets/paths/~1pets/get\`, an anchor that is not on its page (openapi/description-link)
          → link to \`list-pets\`, the page of the operation
        api.yaml:11:62  The description links to \`#section/Getting-started\`, an anchor that is not on its page (openapi/description-link)
          → link to \`#getting-started\` on the page of the API
        api.yaml:11:62  The description links to \`#/Ghost\`, an anchor that is not on its page (openapi/description-link)
          → link to a page or to an existing heading
        api.yaml:11:62  The description links to \`#getting-started\`, an anchor that is not on its page (openapi/description-link)
          → link to \`#getting-started\` on the page of the API
        api.yaml:11:62  The description links to \`#tag/pets/GET/pets\`, an anchor that is not on its page (openapi/description-link)
          → link to \`list-pets\`, the page of the operation"
    `);
  });
});

it("ignores findings in Redocly's ignore file", async () => {
  const paths = toPath('security: [{ghost: []}], ');
  const ignored = {
    'redocly.yaml': 'rules: {}\n',
    '.redocly.lint-ignore.yaml': `api.yaml:
  openapi/security-requirement: ['#/paths/~1pets/get/security/0/ghost']
`,
  };
  expect(await lintParts('3.1.1', paths, ignored)).toBe('');
});

it('reports as errors what pages report, whether the build is strict or not', async () => {
  const source = `openapi: 3.1.1\n${HEAD}${toPath("security: [{ghost: []}], servers: [{url: 'https://'}], ")}`;
  const siteDir = writeFiles({'api.yaml': source});
  const file = path.join(siteDir, 'api.yaml');
  const listSeverities = async (isStrict: boolean): Promise<readonly string[]> => {
    const found = await lintContracts([file], siteDir, {isStrict: () => isStrict});
    return found.flatMap(({rule = '', severity}) =>
      rule.startsWith('openapi/') ? `${rule}: ${severity}` : [],
    );
  };
  const faults = ['openapi/security-requirement: error', 'openapi/server-url: error'];
  expect([...(await listSeverities(true))].sort()).toEqual(faults);
  expect([...(await listSeverities(false))].sort()).toEqual(faults);
});
