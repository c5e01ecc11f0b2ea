import {describe, expect, it} from 'vitest';

import {type PageMinorVersions, renderApi} from '@openapi-portal/openapi-reference';

import {themeParts} from '../theme-parts';

const document = {
  openapi: '3.1.0',
  info: {title: 'Shop API', version: '1.0.4'},
  paths: {
    '/orders': {
      get: {
        operationId: 'list-orders',
        parameters: [{name: 'size', in: 'query', schema: {type: 'integer'}}],
        responses: {200: {description: 'All.'}},
      },
    },
  },
};

const newest = {name: '1.1', version: '1.1.0', href: '/shop/list-orders', isMissing: false};
const older = {name: '1.0', version: '1.0.4', href: '/shop/1.0/list-orders', isMissing: false};
const size = {label: 'query parameter', name: 'size', anchors: ['parameters.query.size']};
const changes = [
  {impact: 'breaking' as const, locations: [size], text: 'has the maximum `100`, it had none'},
  {
    impact: 'compatible' as const,
    locations: [{label: 'response 404', anchors: ['responses.404']}],
    text: 'is new',
  },
  {impact: 'wording' as const, locations: [], text: 'has another description'},
];

function render(minorVersions: Partial<PageMinorVersions>) {
  const {pages} = renderApi(document, {
    basePath: '/shop/1.0',
    parts: themeParts,
    findMinorVersions: () => ({
      api: 'Shop API',
      here: '1.0',
      all: [newest, older],
      ...minorVersions,
    }),
  });
  return pages.find(({id}) => id === 'list-orders');
}

describe('a page of the newest minor version', () => {
  it('links to the same page of the other versions without script, and contains nothing else', () => {
    const page = render({here: '1.1'});
    expect(page?.html).toContain('<b aria-current="page">1.1</b>');
    expect(page?.html).toContain('<a href="/shop/1.0/list-orders">1.0</a>');
    expect(page?.html).not.toContain('api-older');
    expect(page?.plainHtml).not.toContain('1.1');
    expect(page?.newest).toBe(undefined);
  });

  it('says that a minor version does not have it', () => {
    const missing = {...older, href: '/shop/1.0/', isMissing: true};
    const html = render({here: '1.1', all: [newest, missing]})?.html;
    expect(html).toContain('<a href="/shop/1.0/">1.0, its overview</a>');
    expect(html).toContain('this is not in 1.0');
  });
});

describe('a page of an older minor version', () => {
  it.each(['html', 'plainHtml'] as const)('says in its %s that it is not the newest', (form) => {
    const text = render({changes})?.[form];
    expect(text).toContain('This is Shop API 1.0.');
    expect(text).toContain('<a href="/shop/list-orders">this page in 1.1</a>');
  });

  it('starts with its title for readers, and with the note for programs', () => {
    const page = render({changes});
    expect(page?.html).toMatch(/<h1>.*This is Shop API 1\.0\..*class="api-bar"/s);
    expect(page?.plainHtml).toMatch(/This is Shop API 1\.0\..*<h1>/s);
  });

  it('counts the changes since then, and links to them on the page', () => {
    const html = render({changes})?.html;
    expect(html).toContain('2 changes on this page since');
    expect(html).toContain(
      '<strong>Breaking: </strong><a href="#parameters.query.size">query parameter <code>size</code></a> has the maximum <code>100</code>',
    );
    expect(html).toContain('<li>response 404 is new</li>');
    expect(html).toContain('1 description or example changed as well.');
  });

  it.each([
    [[], 'Nothing on this page has changed since.'],
    [changes.slice(2), 'Only words have changed on this page since: 1 description or example.'],
  ])('says that only texts have changed', (own, words) => {
    expect(render({changes: own})?.html).toContain(words);
  });

  it('says that the newest version does not have it', () => {
    const gone = {...newest, href: '/shop/', isMissing: true};
    expect(render({changes: [], all: [gone, older]})?.html).toContain(
      'The newest version is <a href="/shop/">1.1</a>, which does not have it.',
    );
  });

  it('names the canonical page for search engines', () => {
    expect(render({changes})?.newest).toBe('/shop/list-orders');
  });
});

it('shows on the page of an operation what each release changed, and nothing without changes', () => {
  const toLink = (title: string) => ({title, href: `/changelog#${title}`});
  const toHtml = (changedIn: readonly string[]): string | undefined =>
    renderApi(document, {
      basePath: '/shop',
      parts: themeParts,
      findExtras: () => ({
        versions: {
          since: toLink('1.0.0'),
          changedIn: changedIn.map((title) => ({...toLink(title), changes: changes.slice(0, 1)})),
        },
      }),
    }).pages[1]?.html;
  const html = toHtml(['1.2.0', '1.1.0']);
  expect(html).toContain('<summary>Changed in 1.2.0 and 1.1.0</summary>');
  expect(html?.match(/Breaking: <\/strong><a href="#parameters.query.size">/g)).toHaveLength(2);
  expect(toHtml([])).not.toContain('api-history');
});
