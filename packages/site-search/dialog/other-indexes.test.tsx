import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import type {OtherIndex} from '../engine/types';
import {OtherIndexes} from './other-indexes';

const render = (others: readonly OtherIndex[]): string => {
  const search = {
    find: () => ({hits: [], missing: [], corrections: []}),
    complete: Promise.resolve(),
    listOthers: () => others,
    include: () => Promise.resolve(),
    isHere: () => true,
  };
  const loaded = {search, isComplete: true};
  const doNothing = () => undefined;
  return renderToStaticMarkup(
    <OtherIndexes index={{loaded, error: undefined, retry: doNothing, include: doNothing}} />,
  );
};

it('offers each large API that was not searched', () => {
  const html = render([{under: 'docs/big/', title: 'Big API'}]);
  expect(html).toContain('<button type="button">Search in Big API too</button>');
});

it('shows nothing if all indexes are searched', () => expect(render([])).toBe(''));
