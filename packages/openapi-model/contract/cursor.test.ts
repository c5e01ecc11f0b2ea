import {describe, expect, it} from 'vitest';

import {Cursor} from './cursor';

const document = {
  a: {$ref: '#/b', description: 'Beside.'},
  b: {$ref: '#/c/~1d'},
  c: {'/d': {description: 'At the end.', type: 'string'}},
  loop: {$ref: '#/loop'},
  blank: ' ',
  version: 1,
};
const root = new Cursor(document, document);

describe('Cursor', () => {
  it('follows a chain of references, and prefers members next to them', () => {
    expect(root.get('a')?.resolve().value).toEqual({description: 'Beside.', type: 'string'});
    expect(root.get('a')?.resolve().pointer).toBe('#/c/~1d');
  });

  it('reports the location of a reference to itself', () => {
    expect(() => root.get('loop')?.resolve()).toThrow('#/loop: refers to itself');
  });

  it('reads numbers as text and blank text as absent', () => {
    expect(root.text('version')).toBe('1');
    expect(root.text('blank')).toBeUndefined();
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'ignores inherited members such as %s',
    (name) => {
      expect(root.get(name)).toBeUndefined();
      expect(root.has(name)).toBe(false);
      const missing = new Cursor(document, {$ref: `#/${name}`});
      expect(() => missing.resolve()).toThrow(`has no target in this document: #/${name}`);
      const own = new Cursor(document, JSON.parse(`{"${name}": "x"}`) as never);
      expect(own.text(name)).toBe('x');
    },
  );

  it('reports the location of a value of the wrong type', () => {
    expect(() => root.text('a')).toThrow('#/a: is not text');
    expect(() => root.items('a')).toThrow('#/a: is not a list');
    expect(() => root.entries('blank')).toThrow('#/blank: is not an object');
  });
});
