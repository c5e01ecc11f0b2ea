import {describe, expect, it} from 'vitest';

import {themeParts} from '../theme-parts';
import {toOpenApi31} from '@openapi-portal/openapi-model';
import {renderApi, type RenderedPage} from '@openapi-portal/openapi-reference';
import {PageText} from '../testing/page-text';
import {readTestContract} from '@openapi-portal/openapi-model/testing';

const {pages} = renderApi(toOpenApi31(readTestContract('webhooks.yaml')), {
  basePath: '/api',
  parts: themeParts,
});

function findPage(id: string): RenderedPage {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`There is no page ${id}`);
  return page;
}

const says = (id: string, ...words: readonly string[]): void => {
  const text = new PageText([findPage(id).html]);
  expect(words.filter((value) => !text.says({pointer: '', value}))).toEqual([]);
};

describe('the page of a webhook', () => {
  it('names sender and receiver', () => {
    says(
      'on-parcel-delivered',
      'Sent by Parcel API',
      'Sent to your server',
      'parcel.delivered',
      'parcelSignature',
      'The end of every parcel.',
      'Sent within a minute of the delivery.',
      'How events are signed',
      'X-Event-Id',
      'The same in each try.',
      'The parcel as it was handed over.',
      'taken_by',
    );
  });

  it('says what to respond: also a failure, but no error of the API', () => {
    says(
      'on-parcel-delivered',
      'You have taken note.',
      'X-Seen',
      'You refuse it; it is not sent again.',
      'It is sent again in five minutes.',
    );
    const {html, contents} = findPage('on-parcel-delivered');
    expect(contents.map(({value}) => value)).toEqual([
      'What it sends',
      'What to answer',
      '200 OK',
      '4XX Any other client error',
      'default: any other status',
    ]);
    expect(html).not.toContain('Send it again?');
  });

  it('shows examples of the request, the first one open', () => {
    const {html} = findPage('on-parcel-delivered');
    expect(html.indexOf('J. Oduya')).toBeLessThan(html.indexOf('Put into a parcel box'));
    expect(html).not.toMatch(/<summary>[^<]*Handed to a neighbour/);
    says('on-parcel-delivered', 'Nobody was at home.', 'Put into a parcel box');
  });

  it('generates an example if the contract has none', () => {
    const {html} = findPage('parcel-lost');
    expect(html).toContain('Hamburg');
    expect(html).toMatch(/class="api-code"/);
  });

  it('has no controls for calling it', () => {
    for (const id of ['on-parcel-delivered', 'parcel-lost', 'stock-put']) {
      const {html} = findPage(id);
      expect(html).not.toMatch(/data-try|data-console-place|api-samples|curl/);
    }
  });

  it('exists for each method of a webhook, and reports a missing description of responses', () => {
    says('stock-put', 'Stock was counted', 'Sent by the warehouse.', 'Deprecated.');
    says('stock-put', 'The contract does not say what to answer.', 'sku,count');
    says('stock-delete', 'Stock was cleared', 'The request has no body.');
  });

  it('is linked from the page of the API', () => {
    const {html} = findPage('introduction');
    expect(html).toContain('<a href="#webhooks">Webhooks</a><span>4 requests</span>');
    for (const id of ['on-parcel-delivered', 'parcel-lost', 'stock-put', 'stock-delete'])
      expect(html).toContain(`href="/api/${id}"`);
  });

  it('comes after the operations', () => {
    const ids = pages.map(({id}) => id);
    expect(ids.indexOf('on-parcel-delivered')).toBeGreaterThan(ids.indexOf('cancel-parcel'));
  });

  it('exists for x-webhooks of OpenAPI 3.0', () => {
    const post = {summary: 'Told', responses: {200: {description: 'Heard.'}}};
    const document = {openapi: '3.0.3', info: {title: 'A'}, paths: {}, 'x-webhooks': {a: {post}}};
    const api = renderApi(toOpenApi31(document), {basePath: '/api', parts: themeParts});
    expect(api.pages.map(({title}) => title)).toEqual(['A', 'Told']);
  });
});

describe('a callback on the page of its operation', () => {
  it('describes URL, request and response in words', () => {
    says(
      'send-parcel',
      'Its address is the field events_to of the request body.',
      'Sent again for an hour until it is answered.',
      'X-Signature',
      'In the sorting centre',
      'You want to hear no more of this parcel.',
      'the header X-Host of the request',
      'the field id of the response body',
      'the method of the request',
      'You know.',
    );
  });

  it('marks fields of the request as always present, and fields of the response as required', () => {
    const {html} = findPage('send-parcel');
    const callback = html.slice(html.indexOf('id="callbacks.moved"'));
    expect(callback).toMatch(
      /parcel<\/code><\/a><\/h5><span>string, always present|Always present/,
    );
  });

  it('is a fold with name, method and URL on the page, and open in plain HTML', () => {
    const {html, plainHtml} = findPage('send-parcel');
    expect(html).toMatch(
      /<details class="api-fold"><summary><h3>moved<\/h3>(?:(?!<\/summary>).)*<\/code>(?:(?!<details).)*<\/summary><div id="callbacks.moved">/,
    );
    expect(plainHtml).toMatch(/<section><h3 id="callbacks.moved">/);
  });

  it('is shown even without responses', () => {
    const changed = {'{$url}': {post: {summary: 'Tells of a change'}}};
    const get = {operationId: 'watch', callbacks: {changed}, responses: {}};
    const document = {openapi: '3.1.0', info: {title: 'A'}, paths: {'/a': {get}}};
    const page = renderApi(document, {basePath: '/api', parts: themeParts}).pages.find(
      ({id}) => id === 'watch',
    );
    expect(page?.html).toContain('Tells of a change');
    expect(page?.html).toContain('does not say what to answer');
  });
});

describe('a response link', () => {
  it('names the source of its values, and the server that responds', () => {
    says(
      'send-parcel',
      'trackParcel',
      'the field id of the response body',
      'the header X-Language of the request',
      'https://tracking.parcels.example.com',
      'Tracking alone.',
    );
  });
});

it('shows a summary of several sentences as text, under the name of the event (OpenAPI 3.1.1, 4.8.10)', () => {
  const summary = 'This event is about [a change](https://a.example). '.repeat(5);
  const post = {summary, responses: {}};
  const document = {openapi: '3.1.1', info: {title: 'A'}, webhooks: {changed: {post}}};
  const api = renderApi(document, {basePath: '/api', parts: themeParts});
  const page = api.pages.find(({id}) => id === 'changed');
  expect(page?.title).toBe('changed');
  expect(page?.html).toContain('This event is about <a href="https://a.example">a change</a>.');
});
