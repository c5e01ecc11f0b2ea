import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import type {JsonObject} from '@openapi-portal/reports/json';

import {Cursor} from '@openapi-portal/openapi-model';
import {DeprecationText} from './components/Deprecated';
import {findDeprecation} from './deprecation';

const context = {
  findOperation: (name: string) =>
    name === 'findOrders' ? {title: 'Find orders', href: '/find-orders'} : undefined,
};

function describe(owner: JsonObject): string | undefined {
  const cursor = new Cursor(owner, owner);
  const deprecation = findDeprecation(cursor, context);
  return deprecation && renderToStaticMarkup(DeprecationText(deprecation));
}

it.each([
  [{'x-deprecated-since': '2.1.0'}, '<strong>Deprecated since 2.1.0.</strong>'],
  [{'x-deprecated-at': '@1772323200'}, '<strong>Deprecated since 2026-03-01.</strong>'],
  [{'x-sunset': '2027-03-01'}, '<strong>Deprecated, until 2027-03-01.</strong>'],
  [
    {'x-deprecation-date': '2026-03-01', 'x-sunset-date': 'Mon, 01 Mar 2027 00:00:00 GMT'},
    '<strong>Deprecated since 2026-03-01, until Mon, 01 Mar 2027 00:00:00 GMT.</strong>',
  ],
  [
    {'x-replaced-by': 'findOrders'},
    '<strong>Deprecated.</strong> Use <a href="/find-orders">Find orders</a> instead.',
  ],
  [
    {'x-replaced-by': '#/components/schemas/Address'},
    '<strong>Deprecated.</strong> Use <code>Address</code> instead.',
  ],
  [
    {'x-replacement': 'https://example.com/new'},
    '<strong>Deprecated.</strong> Use <a href="https://example.com/new">https://example.com/new</a> instead.',
  ],
  [
    {'x-replacement': 'javascript:alert(1)'},
    '<strong>Deprecated.</strong> Use javascript:alert(1) instead.',
  ],
  [
    {'x-replacement': 'the *new* <script>'},
    '<strong>Deprecated.</strong> Use <span>the <em>new</em> &lt;script&gt;</span> instead.',
  ],
])('describes %j in words', (owner, words) => expect(describe(owner)).toBe(words));

it('is empty if the contract only marks the operation as deprecated', () =>
  expect(describe({deprecated: true})).toBeUndefined());
