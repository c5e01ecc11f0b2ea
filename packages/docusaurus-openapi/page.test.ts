import {expect, it} from 'vitest';

import {type Parts, renderApi} from '@openapi-portal/openapi-reference';
import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';

import {type Page, renderMdx, toIsland} from './page';

const contract = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  paths: {
    '/a': {
      get: {
        operationId: 'read-a',
        summary: 'Read it',
        parameters: [{name: 'depth', in: 'query', schema: {type: 'integer'}}],
        responses: {200: {description: 'Found.'}},
      },
    },
  },
};

function render(parts: Parts): Page {
  const {pages} = renderApi(contract, {basePath: '/docs/API/A', parts});
  const page = pages.find(({id}) => id === 'read-a');
  if (page === undefined) throw new Error('The page is missing');
  return page;
}

it('writes only the front matter of a page, not its content', () => {
  expect(renderMdx(render(themeParts), 'read-a', '/A/read-a')).toMatch(
    /^---\nid: "read-a"\ntitle: "Read it"\n(?:\w+: .*\n)+---\n$/,
  );
});

it('renders a component with which a site replaces ours', () => {
  const CodeSamples = (): string => 'samples of the site';
  expect(render({...themeParts, CodeSamples}).html).toContain('samples of the site');
});

it('reports only links to pages of the site to the link checker', () => {
  const links = ['/docs/a', '#b', '//other.example/c', 'https://other.example/d', '/e.json'];
  expect(toIsland({...render(themeParts), links}).links).toEqual(['/docs/a', '#b']);
});
