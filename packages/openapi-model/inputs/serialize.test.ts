import {describe, expect, it} from 'vitest';

import {toCookie, encodeStrictly, toHeaderValue, toPathSegment, toQuery} from './serialize';

/** Values from the table "Style Examples" of OpenAPI 3.1. */
const TEXT = 'blue';
const LIST = ['blue', 'black', 'brown'];
const OBJECT = {R: 100, G: 200, B: 150};

describe('serializes a path parameter', () => {
  it.each([
    ['simple', false, '', '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['simple', true, '', '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['label', false, '', '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['label', true, '', '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    [
      'matrix',
      false,
      '',
      ';color',
      ';color=blue',
      ';color=blue,black,brown',
      ';color=R,100,G,200,B,150',
    ],
    [
      'matrix',
      true,
      '',
      ';color',
      ';color=blue',
      ';color=blue;color=black;color=brown',
      ';R=100;G=200;B=150',
    ],
  ] as const)('in style %s, explode %s', (style, explode, empty, emptied, text, list, object) => {
    const notation = {name: 'color', style, explode};
    expect(toPathSegment(notation, empty)).toBe(emptied);
    expect(toPathSegment(notation, TEXT)).toBe(text);
    expect(toPathSegment(notation, LIST)).toBe(list);
    expect(toPathSegment(notation, OBJECT)).toBe(object);
  });
});

describe('serializes a query parameter', () => {
  it.each([
    ['form', false, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    ['form', true, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [
      'spaceDelimited',
      false,
      'color=blue',
      'color=blue%20black%20brown',
      'color=R%20100%20G%20200%20B%20150',
    ],
    [
      'spaceDelimited',
      true,
      'color=blue',
      'color=blue&color=black&color=brown',
      'R=100&G=200&B=150',
    ],
    [
      'pipeDelimited',
      false,
      'color=blue',
      'color=blue%7Cblack%7Cbrown',
      'color=R%7C100%7CG%7C200%7CB%7C150',
    ],
    [
      'pipeDelimited',
      true,
      'color=blue',
      'color=blue&color=black&color=brown',
      'R=100&G=200&B=150',
    ],
    [
      'deepObject',
      true,
      'color=blue',
      'color=blue&color=black&color=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
    [
      'deepObject',
      false,
      'color=blue',
      'color=blue&color=black&color=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
  ] as const)('in style %s, explode %s', (style, explode, text, list, object) => {
    const notation = {name: 'color', style, explode};
    expect(toQuery(notation, '')).toBe('color=');
    expect(toQuery(notation, TEXT)).toBe(text);
    expect(toQuery(notation, LIST)).toBe(list);
    expect(toQuery(notation, OBJECT)).toBe(object);
    expect(toQuery(notation, [])).toBe('');
    expect(toQuery(notation, {})).toBe('');
  });

  it('nests objects and repeats lists inside a deep object', () => {
    const value = {range: {from: 1, to: 2}, tags: ['a', 'b'], none: null};
    expect(
      decodeURIComponent(toQuery({name: 'f', style: 'deepObject', explode: true}, value)),
    ).toBe('f[range][from]=1&f[range][to]=2&f[tags]=a&f[tags]=b&f[none]=null');
  });
});

describe('serializes a header', () => {
  it.each([
    [false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    [true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ] as const)('with explode %s', (explode, text, list, object) => {
    expect(toHeaderValue({explode}, TEXT)).toBe(text);
    expect(toHeaderValue({explode}, LIST)).toBe(list);
    expect(toHeaderValue({explode}, OBJECT)).toBe(object);
  });

  it('without percent-encoding: an ETag keeps its quotation marks', () => {
    expect(toHeaderValue({explode: false}, '"a7f3 c1"')).toBe('"a7f3 c1"');
  });
});

describe('encodes', () => {
  it('everything but unreserved characters', () => {
    expect(encodeStrictly("Aé-._~ +/?#[]@!$&'()*,;=%")).toBe(
      'A%C3%A9-._~%20%2B%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2C%3B%3D%25',
    );
  });

  it('a separator inside a value, so that it does not split the value', () => {
    const notation = {name: 'color', explode: false} as const;
    expect(toPathSegment({...notation, style: 'simple'}, ['a,b', 'c/d'])).toBe('a%2Cb,c%2Fd');
    expect(toQuery({...notation, style: 'pipeDelimited'}, ['a|b', 'c d'])).toBe(
      'color=a%7Cb%7Cc%20d',
    );
    expect(toQuery({...notation, style: 'form'}, 'a&b=c+d')).toBe('color=a%26b%3Dc%2Bd');
  });

  it('the name of a query parameter', () => {
    expect(toQuery({name: 'filter[a b]', style: 'form', explode: true}, 'x')).toBe(
      'filter%5Ba%20b%5D=x',
    );
  });

  it('no reserved characters if the contract allows them, except characters that would end the value', () => {
    const notation = {name: 'next', style: 'form', explode: true, allowReserved: true} as const;
    expect(toQuery(notation, '/a?b=c&d#e+f g')).toBe('next=/a?b=c%26d%23e%2Bf%20g');
    expect(toQuery(notation, 'a%2Fb/c%')).toBe('next=a%2Fb/c%25');
  });

  it('no characters of a cookie in the style `cookie`', () => {
    const notation = {name: 'ids', explode: true} as const;
    expect(toCookie({...notation, style: 'cookie'}, ['a b', '=c'])).toBe('ids=a b; ids==c');
    expect(toCookie({...notation, style: 'form'}, ['a b', '=c'])).toBe('ids=a%20b; ids=%3Dc');
  });
});
