import {type Drawing, PICTURE_WIDTH, type Words} from '../diagrams/drawing';
import {wrap} from '../diagrams/wrap';
import type {ScreenPart} from '../product/flows';

import {formatSwap} from './flow-words';

const toWords = ({name, x, y, width, height}: ScreenPart, index: number): Words => ({
  x: x + width / 2,
  y: y + height / 2,
  lines: wrap(`${index + 1} ${name}`, width - 8),
});

/** The parts of a screen as boxes with their numbers: a sketch, which pretends to be no screenshot. */
export function drawScreen(parts: readonly ScreenPart[]): Drawing {
  const bottoms = parts.map(({y, height}) => y + height);
  const below = Math.max(...parts.map(({y}) => y));
  return {
    width: PICTURE_WIDTH,
    height: Math.max(...bottoms) + 1,
    boxes: parts.map(({x, y, width, height}) => ({x, y, width, height, kind: 'plain'})),
    lines: [],
    words: [
      ...parts.map(toWords),
      {x: PICTURE_WIDTH / 2, y: below - 16, lines: [], notes: [`${formatSwap()}:`]},
    ],
  };
}
