import {BUDGET} from '@openapi-portal/openapi-model';
import {afterEach, expect, it} from 'vitest';

import {renderApi} from './render-api';

const limits = {...BUDGET.pages};

afterEach(() => void Object.assign(BUDGET.pages, limits));

const render = (schemas: object) => {
  const info = {title: 'Lamps', version: '1'};
  return renderApi({openapi: '3.1.0', info, components: {schemas}}, {basePath: '/api', parts: {}});
};

it('rejects the pages of further schemas after their size limit', () => {
  const lamp = {type: 'object'};
  const lamps = {Lamp: lamp, Bulb: lamp, Cable: lamp, Plug: lamp};
  expect(render(lamps).pages.map(({id}) => id)).toContain('schema-plug');
  Object.assign(BUDGET.pages, {schemas: 100, perByte: 0});
  expect(() => render(lamps)).toThrow(
    '#/components/schemas/Plug: has a page, but the pages of schemas may have 0 MB of HTML together',
  );
});
