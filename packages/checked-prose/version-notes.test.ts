import {listNodes, parseBody, toText} from '@openapi-portal/markdown-source';
import {expect, it} from 'vitest';

import {createVersionNotes} from './translated-links';

const OLD = '/site/versioned_docs/version-2026.4/a.mdx';

function transform(text: string, path: string): readonly string[] {
  const tree = parseBody(text, 'mdx');
  createVersionNotes({components: {AccessMatrix: {}}})()(tree, {path});
  return listNodes(tree)
    .filter(({type}) => type === 'paragraph')
    .map(toText);
}

it('adds a note to older pages with pictures, because these show the current product', () => {
  expect(transform('The lead.\n\nMore.\n\n<AccessMatrix />', OLD)).toEqual([
    'The lead.',
    'Tables and pictures show the current product, not the product of version 2026.4.',
    'More.',
  ]);
});

it('adds no note to pages without pictures of the product, or to the newest version', () => {
  expect(transform('The lead.\n\n<Operation id="a" />', OLD)).toEqual(['The lead.']);
  expect(transform('The lead.\n\n<AccessMatrix />', '/site/docs/a.mdx')).toEqual(['The lead.']);
});
