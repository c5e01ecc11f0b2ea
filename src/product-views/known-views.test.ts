import {describe, expect, it} from 'vitest';

import liveComponents from '../theme/LiveComponents';

import {knownViews} from './known-views';

import * as productViews from '.';

describe('the elements for authors', () => {
  it('are the components that the page checker knows, and the notes of terms', () => {
    const ownFiles = [
      'ApiChanges',
      'BookOffer',
      'Languages',
      'Nutshell',
      'ProgramDigest',
      'ProvokeIt',
    ];
    const placed = [...Object.keys(productViews), ...Object.keys(liveComponents), ...ownFiles];
    expect(placed.filter((name) => name !== 'TermNotes').sort()).toEqual(
      Object.keys(knownViews).sort(),
    );
  });
});
