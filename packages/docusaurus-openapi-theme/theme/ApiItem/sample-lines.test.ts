import {describe, expect, it} from 'vitest';

import {findLine, readLines, sortMatches, toFieldPlace} from './sample-lines';

const curl = `curl -X POST https://api.example.com/v1/users \\
  -H "Idempotency-Key: $KEY" \\
  -d '{
  "email": "ana@example.com",
  "contact": {
    "email": "x@example.com"
  },
  "name": "Ana"
}'`;

const find = (code: string, anchor: string): number => {
  const place = toFieldPlace(anchor);
  return place === undefined ? -1 : findLine(readLines(code), place);
};

describe('the sample line of a field', () => {
  it('contains its name, below the names of its parents', () => {
    expect(find(curl, 'request-body.email')).toBe(3);
    expect(find(curl, 'request-body.contact.email')).toBe(5);
    expect(find(curl, 'request-body.name')).toBe(7);
  });

  it('of a parameter contains its name anywhere', () => {
    expect(find(curl, 'parameters.header.Idempotency-Key')).toBe(1);
  });

  it('is found in samples of other languages', () => {
    const python = 'requests.post(\n    json={\n        "email": "a",\n    },\n)';
    expect(find(python, 'request-body.email')).toBe(2);
    expect(find("const body = {\n  email: 'a',\n};", 'request-body.email')).toBe(1);
  });

  it('is absent if the sample omits the field', () => {
    expect(find(curl, 'request-body.phone')).toBe(-1);
    expect(toFieldPlace('responses.201.headers.ETag')).toBeUndefined();
    expect(toFieldPlace('errors')).toBeUndefined();
  });
});

it('finds the field of a line by the longest path', () => {
  const fields = ['request-body.email', 'request-body.contact.email'].flatMap((anchor) => {
    const place = toFieldPlace(anchor);
    return place === undefined ? [] : [{anchor, place}];
  });
  const line = readLines(curl)[5] ?? {path: [], text: ''};
  expect(sortMatches(line, fields).map(({anchor}) => anchor)).toEqual([
    'request-body.contact.email',
    'request-body.email',
  ]);
});
