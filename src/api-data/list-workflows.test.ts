import {expect, it} from 'vitest';

import {parseArazzo} from './list-workflows';

const EMPTY = {title: '', contract: '', ids: []};

it('reads title, contract and ids of a document', () => {
  const source =
    'info: {title: A}\nsourceDescriptions: [{url: a.yaml}]\nworkflows: [{workflowId: w}]\n';
  expect(parseArazzo(source)).toEqual({title: 'A', contract: 'a.yaml', ids: ['w']});
});

it('reads nothing from a document that is not YAML, or nested too deep', () => {
  expect(parseArazzo('info: {title: A\n  b')).toEqual(EMPTY);
  const deep = `${'['.repeat(700)}${']'.repeat(700)}`;
  expect(parseArazzo(`info: {title: A}\nx: ${deep}\n`)).toEqual(EMPTY);
});
