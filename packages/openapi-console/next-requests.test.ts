import {describe, expect, it} from 'vitest';

import type {ResponseBody} from './body';
import {type AnsweredRequest, findNextPage, findRecords} from './next-requests';
import {toModel, toParameter} from '@openapi-portal/openapi-requests/testing';

const toBody = (value: unknown): ResponseBody => ({
  kind: 'json',
  value,
  text: JSON.stringify(value),
  tree: {text: ''},
});

const toAnswered = (
  parts: Partial<AnsweredRequest['response']>,
  rest: Partial<AnsweredRequest> = {},
) => ({
  model: toModel(),
  values: {},
  response: {status: 200, headers: [], body: {kind: 'empty'} as ResponseBody, ...parts},
  ...rest,
});

const READ = {title: 'Read', href: '/api/read', method: 'GET', path: '/things/{id}'};

const follow = (values: Readonly<Record<string, string>>, list?: string) =>
  toModel({following: [{...READ, values, ...(list !== undefined && {list})}]});

describe('a follow-up request of a response', () => {
  it('contains the values of its expressions', () => {
    const model = follow({
      'path id': '$response.body#/id',
      'query of': '$request.path.owner',
      'header If-Match': '$response.header.etag',
      'query status': '$statusCode',
      'query fixed': 'all',
      'query none': '$response.body#/none',
    });
    const answered = toAnswered(
      {headers: [['ETag', '"v1"']], body: toBody({id: 7})},
      {model, values: {'path owner': 'o'}},
    );
    expect(findRecords(answered)).toEqual([
      {
        label: '',
        requests: [
          {
            ...READ,
            values: {
              'path id': '7',
              'query of': 'o',
              'header If-Match': '"v1"',
              'query status': '200',
              'query fixed': 'all',
            },
          },
        ],
      },
    ]);
  });

  it('is offered for each record of a list, labelled by its name', () => {
    const model = follow({'path id': '$response.body#/id'}, '/items');
    const items = [{id: 'a', name: 'Ana'}, {id: 'b'}, {name: 'nobody'}];
    const found = findRecords(toAnswered({body: toBody({items})}, {model}));
    expect(found.map(({label}) => label)).toEqual(['Ana, a', 'b']);
    expect(found[0]?.requests[0]?.values).toEqual({'path id': 'a'});
  });

  it.each([
    ['a refusal', {status: 404, body: toBody({id: 1})}],
    ['an answer without the id', {body: toBody({constructor: 1})}],
    ['an answer that is no JSON', {}],
  ])('is not offered after %s', (_name, response) => {
    const model = follow({'path id': '$response.body#/id'});
    expect(findRecords(toAnswered(response, {model}))).toEqual([]);
  });
});

describe('the next page', () => {
  const model = toModel({parameters: [toParameter({name: 'page_token'})]});

  it.each([
    ['a member of the answer', {body: toBody({items: [], next_page_token: 'n'})}],
    ['a member in another notation', {body: toBody({nextPageToken: 'n'})}],
    [
      'a link',
      {headers: [['Link', '</a?page_token=x>; rel="prev", </a?page_token=n&x=1>; rel="next"']]},
    ],
  ] as const)('is found by %s', (_name, response) => {
    expect(findNextPage(toAnswered(response, {model}))).toEqual({'query page_token': 'n'});
  });

  it.each([
    ['the last page', {body: toBody({items: [], next_page_token: null})}],
    ['a refusal', {status: 400, body: toBody({next_page_token: 'n'})}],
    ['what no parameter takes', {body: toBody({next_step: 'n'})}],
  ])('is not offered after %s', (_name, response) => {
    expect(findNextPage(toAnswered(response, {model}))).toBeUndefined();
  });
});
