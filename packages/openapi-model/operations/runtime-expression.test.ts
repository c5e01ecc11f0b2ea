import {describe, expect, it} from 'vitest';

import {findValueSource, listValueSources} from './runtime-expression';

const toWords = (expression: string): string => {
  const {before, name = '', after} = findValueSource(expression) ?? {before: 'none', after: ''};
  return [before, name, after].filter(Boolean).join(' ');
};

describe('a runtime expression', () => {
  it.each([
    ['$url', 'the URL of the request'],
    ['$method', 'the method of the request'],
    ['$statusCode', 'the status code of the response'],
    ['$request.header.X-Host', 'the header X-Host of the request'],
    ['$request.query.url', 'the query parameter url of the request'],
    ['$request.path.id', 'the path parameter id of the request'],
    ['$request.body', 'the body of the request'],
    ['$request.body#/a~1b/0/url', 'the field a/b.0.url of the request body'],
    ['$response.body#/id', 'the field id of the response body'],
    ['$response.header.Location', 'the header Location of the response'],
    ['$inputs.x', 'none'],
    ['words', 'none'],
  ])('%s is %s', (expression, words) => {
    expect(toWords(expression)).toBe(words);
  });

  it('is found in a URL, each expression once', () => {
    const address = 'https://{$request.header.Host}/{$method}?again={$method}&{other}';
    expect(listValueSources(address).map(({expression}) => expression)).toEqual([
      '$request.header.Host',
      '$method',
    ]);
    expect(listValueSources('$request.query.url')).toHaveLength(1);
    expect(listValueSources('https://example.com')).toEqual([]);
  });
});
