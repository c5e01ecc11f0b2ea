import fs from 'node:fs';

import {expect, it, vi} from 'vitest';

import {readPages} from './read-pages';
import {writeBuild} from './testing/write-build';

it('names a page whose pictures are nested too deep', () => {
  const dir = writeBuild({pages: {'/guide': {title: 'Guide', lines: ['How to do it.']}}});
  const read = vi
    .spyOn(fs, 'readFileSync')
    .mockReturnValueOnce('<main>How to do it.</main>')
    .mockImplementationOnce(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
  try {
    expect(() => readPages(dir)).toThrow(
      'The page /guide cannot be read: it is nested too deep, or too large',
    );
  } finally {
    read.mockRestore();
  }
});
