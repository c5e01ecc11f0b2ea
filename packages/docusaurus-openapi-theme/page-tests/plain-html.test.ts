import {describe, expect, it} from 'vitest';

import {toOpenApi31} from '@openapi-portal/openapi-model';
import {readTestContract} from '@openapi-portal/openapi-model/testing';
import {renderApi} from '@openapi-portal/openapi-reference';
import {readIslandRecords} from '@openapi-portal/static-pages/built-pages';
import {themeParts} from '../theme-parts';

const {pages} = renderApi(toOpenApi31(readTestContract('../../openapi/ciso-api.yaml')), {
  basePath: '/api',
  parts: themeParts,
  findExtras: () => ({
    samples: [
      {
        id: 'a',
        title: 'Invite',
        example: 'a',
        samples: [
          {language: 'curl', label: 'curl', code: 'curl 1', full: 'curl --fail 1'},
          {language: 'go', label: 'Go', code: 'go 1'},
        ],
      },
    ],
  }),
});

function readPage(id: string) {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`There is no page ${id}`);
  const {plainHtml: html, record} = page;
  return {html, records: readIslandRecords({html, page: record, api: 'api/'})};
}

const {html, records} = readPage('create-user');

describe('the plain HTML of an operation', () => {
  it('lists for each field its type, whether it is required, and its rules in sentences', () => {
    const [, field] = /<div id="request-body.email"[^>]*>(.*?)<\/div><\/dd>/s.exec(html) ?? [];
    expect(field?.replace(/<[^>]*>/g, '')).toMatch(
      /^email string, email, required.*3 to 254 characters\. Example: mei\.tanaka@example\.net\.$/,
    );
  });

  it('names the values that select a variant', () => {
    expect(html.replace(/<[^>]*>/g, '')).toContain(
      'UserCreateInternal, if user_type is ciso or member',
    );
  });

  it('says how to authenticate', () => {
    expect(html).toContain(
      'oauth2</a>: OAuth 2.0, with a bearer token in the Authorization header.',
    );
  });

  it('has the short samples of one language, and a link to the others on the page', () => {
    expect(html).toContain('<h3>Invite</h3><pre><code class="language-sh">curl 1</code></pre>');
    expect(html).not.toMatch(/go 1|--fail/);
    expect(html).toMatch(/With error handling, or in Go: *<a href="#samples" type="text\/html">/);
  });

  it('has each cell of the table of errors', () => {
    const [rows = ''] = /<tr>(?:(?!<\/tr>).)*409(?:(?!<\/tr>).)*<\/tr>/s.exec(html) ?? [];
    expect(rows.match(/<t[hd]\b/g)).toHaveLength(5);
    expect(rows).not.toContain('colSpan');
  });

  it('contains no elements that need a browser', () => {
    expect(html).not.toMatch(/<(?:button|select|label|svg)\b/);
  });
});

describe('the records of an operation', () => {
  const find = (title: string) => records.find((record) => record.title === title);

  it('start with the operation, under all its names', () => {
    expect(records[0]).toMatchObject({kind: 'operation', title: 'Create a user', detail: 'POST'});
    expect(records[0].names).toEqual(['create-user', 'POST /users', '/users', 'users.write']);
    expect(records[0].text).toContain('sends an invitation by e-mail');
    expect(records[0].text).not.toMatch(/curl|Tag Users|OAuth/);
  });

  it('are its fields in the order in which readers look for them', () => {
    expect(find('email')).toMatchObject({
      kind: 'field',
      anchor: 'request-body.email',
      detail: 'string, email',
      order: 0,
    });
    expect(find('Idempotency-Key')).toMatchObject({order: 1});
    expect(find('id')).toMatchObject({anchor: 'responses.201.id', order: 2});
  });

  it('are its statuses with their rows', () => {
    expect(find('409 Conflict')).toMatchObject({anchor: 'responses.409', names: ['409']});
    expect(find('409 Conflict')?.text).toContain('email-already-in-use');
  });
});

it('gives the page of an API records of problem types, headers of errors and sections', () => {
  const {records: all} = readPage('introduction');
  const kinds = (title: string) =>
    all.filter((one) => one.title === title).map(({kind, order}) => [kind, order]);
  expect(kinds('user-in-use')).toEqual([['problem', undefined]]);
  expect(kinds('Retry-After')).toEqual([['field', 3]]);
  expect(kinds('Authorization')).toEqual([['section', undefined]]);
  expect(kinds('instance')).toEqual([]);
});
