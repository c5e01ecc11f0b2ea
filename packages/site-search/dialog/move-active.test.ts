import {expect, it} from 'vitest';

import {isForBrowser, moveActive} from './move-active';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves from option %i of three to option %i', (key, from, to) => {
  expect(moveActive(press(key), from, 3)).toBe(to);
});

it.each(['a', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape'])('leaves %s to the input', (key) => {
  expect(moveActive(press(key), 0, 3)).toBeUndefined();
});

it('leaves keys to the input while a modifier is pressed, or without options', () => {
  expect(moveActive(press('Home', {shiftKey: true}), 2, 3)).toBeUndefined();
  expect(moveActive(press('ArrowDown'), -1, 0)).toBeUndefined();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (held) => {
    expect(isForBrowser(press('', {[held]: true}))).toBe(true);
    expect(isForBrowser(press(''))).toBe(false);
  },
);
