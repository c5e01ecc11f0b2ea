import {describe, expect, it} from 'vitest';

import {themeParts} from '../theme-parts';
import {renderApi} from '@openapi-portal/openapi-reference';
import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {toOpenApi31} from '@openapi-portal/openapi-model';

/** Returns the visible text of each page of a contract on one line, by page id. */
function readPages(name: string): ReadonlyMap<string, string> {
  const {pages} = renderApi(toOpenApi31(readTestContract(name)), {
    basePath: '/api',
    parts: themeParts,
  });
  const toText = (html: string): string =>
    html
      .replace(/<(?!\/?(?:code|a|strong|span|i)\b)[^>]*>/g, '|')
      .replace(/<[^>]*>/g, '')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .replace(/[\s|]*\|[\s|]*/g, ' | ')
      .replace(/\s+/g, ' ');
  return new Map(pages.map(({id, html}) => [id, toText(html)]));
}

describe.each([
  [
    'schemas.yaml',
    {
      introduction: ['What is sent. | How parcels are packed |', 'More: The handbook |'],
      'list-parcels': [
        'items | array of Parcel |',
        'All the parcels | The parcels of one site. |',
        'https://parcels.warehouse.example.com | For parcels alone. |',
      ],
      'create-parcel': [
        'encoded as base64 | holds application/json | The content: object |',
        'Item 1: string From | Where it starts. | Item 2: string To |',
        'Each further item: string | A stop between.',
        'no other items | Item 1: integer | The length.',
        '2 to 3 items: string | Handle with care.',
        'Any number of items: integer',
        'any other name | Parcel, optional',
      ],
      'put-rules': [
        'with insurance also phone',
        'every name | string | at most 20 characters | matches ^[a-z-]+$',
        'names that match ^x- | string',
        'any other name | boolean | A switch.',
        'If the value is | object',
        'Then it is also | object',
        'Otherwise it is also | object',
        'With customs also | object',
        'Must not be | string',
        'Each further item: integer | Any floor above.',
        'Again the same fields, as shown above',
      ],
    },
  ],
  [
    'parameters.yaml',
    {
      search: [
        'values separated by commas | sent as a,b |',
        'a dot before each value | style label | sent as .1.2 |',
        'after a semicolon and the name | style matrix | sent as ;colour=red,blue |',
        'each field as name=value, separated by commas | style simple | sent as x=3,y=4 |',
        'repeated for each value | sent as ids=1&ids=2 |',
        'values separated by spaces | style spaceDelimited | sent as places=left%20right |',
        'values separated by pipes | style pipeDelimited | sent as brands=acme%7Cglobex |',
        'the name of each field in brackets | style deepObject | sent as price%5Bfrom%5D=10&price',
        'each field as a parameter of its own | sent as width=5&height=6 |',
        'names and values of the fields separated by commas | sent as weight=min,1,max,9 |',
        'sent as path=a/b?c | reserved characters are not encoded |',
        'may be empty |',
        'written as application/json | sent as filter=%7B%22in%22%3A%22stock%22%7D |',
        'sent as X-Zones: north,east |',
        'sent as X-Found: a,b |',
      ],
    },
  ],
  [
    'bodies.yaml',
    {
      introduction: ['https://messages.example.com live | Where messages are real.'],
      'send-message': [
        'How parts are sent | picture | as image/png, image/jpeg | Headers of this part | X-Alt |',
        'to | the name of each field in brackets | style deepObject',
        'named in XML m:message | XML namespace https://messages.example.com/ns |',
        'wrapped in an XML element | named in XML readers |',
        'an XML attribute | named in XML xml:lang |',
        'a CDATA section of the XML element around it |',
        'the text of the XML element around it |',
        'no XML element of its own |',
        'As it is sent | &lt;m:message id="7"',
        'It is on its way | The message was taken. |',
      ],
      'follow-messages': [
        'Query string | query | object, optional',
        'Example seven. Sent as since=7. |',
        'text/event-stream stream of object | Each item: object | An event. |',
        'Part 1 | as application/json | Each further part | as image/png | Headers of this part | X-Number |',
      ],
      'get-animal': [
        'Any of 2 variants, chosen by kind',
        'OtherAnimal | if kind is OtherAnimal or if no other is chosen',
      ],
    },
  ],
  ['wire-formats.yaml', {'raise-alarm': ['One of 2 variants, chosen by kind | ']}],
  [
    'security.yaml',
    {
      introduction: [
        'A key in the header X-Door-Key. | A key of | metal',
        'A key in the query parameter door_key.',
        'A key in the cookie door_session.',
        'Username and password (HTTP Basic).',
        'A bearer token in the Authorization header, format JWT.',
        'sent as a digest (HTTP Digest).',
        'Deprecated, until 2028-01-01. | HTTP authentication, scheme HOBA.',
        'A client certificate (mutual TLS). | Issued by the porter.',
        'A bearer token from OpenID Connect. | Described at: https://doors.example.com/.well-known/openid',
        'Described at: https://doors.example.com/.well-known/oauth-authorization-server',
        'Device authorization | Device authorization address: https://doors.example.com/device |',
        'Implicit | Authorization address:',
        'Password | Token address:',
      ],
      either: [
        'Authorization | OAuth and HeaderKey, or Basic, or none |',
        'Authorization, one of: | OAuth with doors.read and doors.write: OAuth 2.0, with a bearer',
        '; together with HeaderKey: a key in the header X-Door-Key | Basic: username and password',
        'nothing at all: it may be called without |',
      ],
      both: ['Authorization: | Certificate: a client certificate (mutual TLS); together with'],
      free: ['Authorization | none |'],
      inherited: ['Authorization | Bearer |'],
    },
  ],
  [
    'deprecations.yaml',
    {
      'list-orders': ['Deprecated since 2026-03-01, until 2027-03-01. Use Find orders instead.'],
      'send-order': [
        'Deprecated since 2.1.0. Use the portal instead.',
        'until Tue, 31 Aug 2027 23:59:59 GMT. Use articles instead. | One article.',
        'Deprecated since 2.2.0. Use Address instead. | An address in one line.',
      ],
      'find-orders': [
        'Deprecated since 2026-05-01, until 2026-12-31. Use cursor instead.',
        'Deprecated since 2026-06-01. | How many pages there are.',
      ],
    },
  ],
])('the pages of %s', (name, expected: Readonly<Record<string, readonly string[]>>) => {
  const pages = readPages(name);

  it.each(Object.entries(expected))('describe the contract in words: %s', (id, words) => {
    const page = pages.get(id) ?? '';
    expect(words.filter((one) => !page.includes(one))).toEqual([]);
  });

  it('show no JSON of the contract, and no JSON pointers', () => {
    for (const [, page] of pages) expect(page).not.toMatch(/#\/components|\$(?:ref|defs|comment)/);
  });
});
