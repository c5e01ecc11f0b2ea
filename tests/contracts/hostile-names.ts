import type {JsonObject} from '@openapi-portal/reports/json';

/** Names that could break or attack code that displays, sends, stores or looks them up. */
export const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'n'.repeat(300),
  'one\ntwo\r\nthree',
  `'"\`$(touch ran);$IFS%41\\!`,
  '\u2018@\u201d{}',
  'a\u202eb\u200fc\u2066d',
  '../x',
  'CON',
  '<script>ran=1</script>',
  `a'\u0085'; touch ran; '`,
];

/** All kinds of names in a contract, each with a harmless value. */
const USUAL_NAMES = {
  title: 'Names',
  path: 'x',
  'path parameter': 'id',
  'query parameter': 'q',
  'header parameter': 'X-Q',
  'cookie parameter': 'c',
  property: 'a',
  'value of an enum': 'b',
  schema: 'Thing',
  tag: 'things',
  'operation id': 'post-it',
  'media type': 'application/json',
  'kind of multipart': 'mixed',
  example: 'one',
  'response header': 'X-A',
  link: 'next',
  callback: 'done',
  webhook: 'happened',
  'variable of a server': 'region',
  'security scheme': 'oauth',
  key: 'X-Key',
  scope: 'read',
  flow: 'clientCredentials',
  mapping: 'm',
  extension: 'a',
  'user type': 'ciso',
  status: '200',
  'language of a sample': 'ruby',
};

export type NamedThing = keyof typeof USUAL_NAMES;

export const NAMED_THINGS = Object.keys(USUAL_NAMES) as NamedThing[];

/** Creates an object with one member. A literal would not create an own property named `__proto__`. */
const own = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);

/** Encodes a name as a token of a JSON pointer in a URI fragment (RFC 6901, section 6). */
const toToken = (name: string): string =>
  encodeURIComponent(name.replace(/~/g, '~0').replace(/\//g, '~1'));

/** Builds a contract in which these kinds of names are hostile. */
export function nameHostile(hostile: string, things: readonly NamedThing[]): JsonObject {
  const at = (thing: NamedThing): string => (things.includes(thing) ? hostile : USUAL_NAMES[thing]);
  const ref = {$ref: `#/components/schemas/${toToken(at('schema'))}`};
  const field = {type: 'string', description: 'A field.'};
  const choice = {type: 'string', enum: [at('value of an enum')]};
  const examples = own(at('example'), {value: own(at('property'), 'v')});
  const content = own(at('media type'), {schema: ref, examples});
  const form = {
    schema: {
      type: 'object',
      required: [at('property')],
      properties: {...own(at('property'), field), choice},
    },
    encoding: own(at('property'), {contentType: 'text/plain'}),
  };
  const schema = {
    ...form.schema,
    title: 'Thing',
    dependentRequired: own(at('property'), []),
    additionalProperties: false,
  };
  const toParameter = (thing: NamedThing, location: string): object => ({
    ...{name: at(thing), in: location, required: true, description: 'One.'},
    schema: {type: 'string', example: 'v'},
  });
  const operation = {
    operationId: at('operation id'),
    tags: [at('tag')],
    summary: 'Post it',
    security: [{...own(at('security scheme'), [at('scope')]), key: []}],
    'x-access': [{scope: at('scope'), user_types: [at('user type')], records: 'all'}],
    'x-codeSamples': [{lang: at('language of a sample'), source: 'puts 1'}],
    parameters: [
      toParameter('query parameter', 'query'),
      toParameter('header parameter', 'header'),
      toParameter('cookie parameter', 'cookie'),
    ],
    requestBody: {required: true, content},
    responses: own(at('status'), {
      description: 'Done.',
      headers: own(at('response header'), {schema: {type: 'string', example: 'h'}}),
      content,
      links: own(at('link'), {
        operationId: at('operation id'),
        parameters: own(at('path parameter'), '$response.body#/id'),
      }),
    }),
    callbacks: own(at('callback'), {
      '{$request.query.q}': {
        post: {requestBody: {content}, responses: {200: {description: 'Ok.'}}},
      },
    }),
  };
  const variant = {
    anyOf: [ref, {...form.schema, title: 'Other'}],
    discriminator: {propertyName: at('property'), mapping: own(at('mapping'), ref.$ref)},
  };
  return {
    openapi: '3.1.0',
    info: {title: at('title'), version: '1', description: 'About.'},
    servers: [
      {
        url: `https://{${at('variable of a server')}}.example.com/v1`,
        variables: own(at('variable of a server'), {default: 'eu'}),
      },
    ],
    tags: [{name: at('tag')}],
    ...own(`x-${at('extension')}`, own(at('extension'), 1)),
    paths: {
      ...own(`/things/${at('path')}/{${at('path parameter')}}`, {
        parameters: [toParameter('path parameter', 'path')],
        post: operation,
      }),
      '/forms': {
        put: {
          operationId: 'put-form',
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': form,
              [`multipart/${at('kind of multipart')}`]: form,
              'application/x-www-form-urlencoded': form,
              'application/xml': {schema: form.schema},
            },
          },
          responses: {
            200: {description: 'Ok.', content: {'application/json': {schema: variant}}},
          },
        },
      },
    },
    webhooks: own(at('webhook'), {
      post: {requestBody: {content}, responses: {200: {description: 'Ok.'}}},
    }),
    components: {
      schemas: own(at('schema'), schema),
      securitySchemes: {
        ...own(at('security scheme'), {
          type: 'oauth2',
          flows: own(at('flow'), {
            tokenUrl: 'https://example.com/token',
            scopes: own(at('scope'), 'Reads.'),
          }),
        }),
        key: {type: 'apiKey', in: 'header', name: at('key')},
      },
    },
  } as unknown as JsonObject;
}
