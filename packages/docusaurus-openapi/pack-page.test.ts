import {expect, it} from 'vitest';

import type {RenderedPage} from '@openapi-portal/openapi-reference';

import {compressPage, packPage} from './pack-page';

const PAGE: RenderedPage = {
  id: 'list-orders',
  title: 'List orders',
  description: 'All of them.',
  html: '<p id=a>Größe</p>'.repeat(1000),
  plainHtml: '<p>Größe</p>',
  record: {kind: 'page', title: 'List orders', anchor: '', names: []},
  contents: [],
  anchors: ['a'],
  links: ['/docs'],
  schemas: [{id: 'schema-order', title: 'Order', pointer: '#/components/schemas/Order'}],
};

it('preserves everything in a page', () => {
  expect({...compressPage(PAGE)}).toEqual(PAGE);
});

it('compresses the contents to plain data that threads can transfer', () => {
  const {packed, ...light} = structuredClone(packPage(PAGE));
  expect(packed.byteLength).toBe(packed.buffer.byteLength);
  expect(packed.byteLength).toBeLessThan(PAGE.html.length / 50);
  expect(Object.keys(light)).not.toContain('html');
});

it('unpacks no contents before they are read', () => {
  const html = Object.getOwnPropertyDescriptor(compressPage(PAGE), 'html');
  expect([typeof html?.get, html && 'value' in html]).toEqual(['function', false]);
});

it('unpacks the contents of a page once, for all of its parts', () => {
  const [page, other] = [compressPage(PAGE), compressPage(PAGE)];
  const {anchors} = page;
  expect([page.links, page.anchors]).toEqual([PAGE.links, PAGE.anchors]);
  expect(page.anchors).toBe(anchors);
  expect(other.anchors).not.toBe(anchors);
});
