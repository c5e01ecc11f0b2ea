import * as redocly from '@redocly/openapi-core';
import {toTimeLimit, watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {expect, it} from 'vitest';

import {findStart} from './find-start';

const toSource = (text: string) => new redocly.Source('/a.yaml', text, undefined);

it.each(['#/a', '#/b/1/c', '#/b/1', '#/d', '#/nowhere', '#'])(
  "finds the same location as Redocly's own function: %s",
  (pointer) => {
    const text = 'a: 1\nb:\n  - x\n  - c: {e: 1}\n    c: 2\nd: |\n  text\nd: 2\n';
    const [own, theirs] = [toSource(text), toSource(text)];
    const {start} = redocly.getLineColLocation({source: theirs, pointer});
    const {line, col: column} = start;
    expect(findStart(redocly, {source: own, pointer})).toEqual({file: '/a.yaml', line, column});
    expect(Object.keys(own)).toEqual(Object.keys(theirs));
  },
);

it('takes time proportional to the number of keys', () => {
  const text = Array.from({length: 20_000}, (_, index) => `key-${index}: 1\n`).join('');
  const source = toSource(text);
  const readTime = watchProcessor();
  expect(findStart(redocly, {source, pointer: '#/key-19999'}).line).toBe(20_000);
  expect(readTime()).toBeLessThan(toTimeLimit(300));
});
