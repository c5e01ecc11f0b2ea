import {expect, it} from 'vitest';

import {writeCurl} from './page-samples';
import {toForm, toModel, toParameter} from '@openapi-portal/openapi-requests/testing';

const MODEL = toModel({
  security: [[{scheme: 'o', type: 'oauth2', scopes: []}]],
  parameters: [toParameter({}), toParameter({name: 'filter', schema: {type: 'object'}})],
});

const write = (values: Readonly<Record<string, string>>): string =>
  writeCurl({model: MODEL, form: toForm(MODEL, {values}), server: 'https://a.example'});

it('writes the entered values as a curl command, with the secret from the environment', () => {
  const curl = write({'query color': 'dark red'});
  expect(curl).toContain("'https://a.example/things?color=dark%20red'");
  expect(curl).toContain('Bearer $TOKEN');
});

it('writes no sample while a value is invalid JSON', () => {
  expect(() => write({'query filter': '{'})).toThrow(SyntaxError);
});
