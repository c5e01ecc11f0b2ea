import {expect, it} from 'vitest';

import {toBodyKind, toBodyText} from './form';
import {toMediaType} from './testing/models';

it('sends a list as a sequential media type does (OpenAPI 3.2.0, Sequential Media Types)', () => {
  const type = toMediaType({mediaType: 'application/jsonl'});
  expect(toBodyKind('application/jsonl')).toBe('text');
  expect(toBodyText(type, [{n: 1}, {n: 2}])).toBe('{"n":1}\n{"n":2}\n');
});
