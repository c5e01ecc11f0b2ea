import {expect, it} from 'vitest';

import {type Parts, renderApi} from '@openapi-portal/openapi-reference';
import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';

import {type Page, renderMdx} from './page';

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

it('writes names of the theme and nothing they show, where each was executed', () => {
  const mdx = renderMdx(render(themeParts), 'read-a', '/A/read-a');
  expect(mdx).toContain("import ParamsDetails from '@theme/ParamsDetails';");
  expect(mdx).toContain('<ParamsDetails />');
  expect(mdx).not.toContain('depth');
});

it('renders a part by which a site shadows ours', () => {
  const CodeSamples = (): string => 'samples of the site';
  expect(render({...themeParts, CodeSamples}).html).toContain('samples of the site');
});

it('gives every name what it shows where one needs the bundler: no page is blank', () => {
  const page = render({...themeParts, StatusCodes: undefined});
  const item = {type: 'api', id: 'read-a', api: {...contract.paths['/a'].get, method: 'get'}};
  const mdx = renderMdx(page, 'read-a', '/A/read-a', item as never);
  expect(mdx).toContain('<StatusCodes {...props.StatusCodes} />');
  const props = JSON.parse(/^export const props = (.*);$/m.exec(mdx)?.[1] ?? '{}') as object;
  expect(props).toMatchObject({
    ParamsDetails: {html: expect.stringContaining('depth') as string},
    StatusCodes: {responses: {200: {description: 'Found.'}}},
  });
});
