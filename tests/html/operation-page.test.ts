import {listLanguages} from '@openapi-portal/openapi-samples';
import {describe, expect, it} from 'vitest';

import {apiRoot, operationRoutes} from '../browser/routes';
import {findMain, listAddresses, readPage} from './page';

const CREATE_USER = `${apiRoot}create-user`;

const main = findMain(CREATE_USER);

const listTexts = (parent: ParentNode, selector: string): readonly string[] =>
  [...parent.querySelectorAll(selector)].map(({textContent}) => textContent.trim());

const listTrail = (route: string): readonly string[] =>
  listTexts(readPage(route), 'nav[aria-label=Breadcrumbs] li');

describe('the page of create-user as it is served', () => {
  it('has every section, in order, each with an anchor to link to', () => {
    const ids = [...main.querySelectorAll('.api-page h2[id]')].map(({id}) => id);
    expect(ids).toEqual([
      'samples',
      'parameters',
      'request-body',
      'responses',
      'errors',
      'described-in',
    ]);
    for (const id of ['request-body', 'request-body.access_expires_at']) {
      expect(main.querySelectorAll(`[id="${id}"]`)).not.toHaveLength(0);
      expect(listAddresses(main, ':is(h2, h3, h4) > a')).toContain(`#${id}`);
    }
  });

  it('shows its position in the breadcrumbs', () => {
    expect(listTrail(CREATE_USER)).toEqual(['API', 'Ciso API', 'Users']);
    const above = listAddresses(readPage(CREATE_USER), 'nav[aria-label=Breadcrumbs] a');
    expect(above).toEqual(['/docs/API/', apiRoot]);
    expect(listTrail(apiRoot)).toEqual(['API']);
    expect(listTrail('/docs/API/')).toEqual([]);
  });

  it('has a sample in each language, and the body of each further request', () => {
    const [first, ...others] = main.querySelectorAll('.api-request');
    const languages = listTexts(first as Element, '.api-languages .api-choice > summary');
    expect(languages).toEqual(listLanguages().map(({label}) => label));
    expect(others).toHaveLength(3);
    for (const request of others) {
      expect(request.querySelector('.api-languages')).toBeNull();
      const block = request.querySelector('[data-card=request] .api-block');
      expect(block?.textContent).toContain('"user_type"');
    }
    expect(main.querySelectorAll('.api-samples .code-string').length).toBeGreaterThan(50);
  });

  it('links to the pages that describe the operation', () => {
    const section = main.querySelector('#described-in')?.closest('section');
    const link = [...(section?.querySelectorAll('a') ?? [])].find(
      ({textContent}) => textContent.trim() === 'User administration',
    );
    expect(link?.getAttribute('href')).toBe(
      '/docs/system-applications/user-administration#what-you-can-do',
    );
  });
});

it('the access table names all operations and user types', () => {
  const table = [...findMain('/docs/API/').querySelectorAll('table')].find((one) =>
    listTexts(one, 'th').includes('vendor'),
  );
  const rows = [...(table?.querySelectorAll('tr') ?? [])];
  expect(rows).toHaveLength(operationRoutes.length + 1);
  const row = rows.find(({textContent}) => textContent.startsWith('Read a user'));
  expect(listTexts(row as Element, 'th, td')).toEqual([
    'Read a user',
    'all records with users.read',
    'all records with users.read',
    'their own record with profile',
    'their own record with profile',
    'all records with users.read',
  ]);
});
