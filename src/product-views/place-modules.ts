import type {Line, Point, Words} from '../diagrams/drawing';
import type {NamedBox} from '../diagrams/routes';
import type {ModuleId} from '../product/ids';
import type {MapPoint} from '../product/model-types';
import {type Handover, type ModuleGroupId, modules} from '../product/modules';

import {findById} from './find';

const BOX = {height: 52};
const columns = [
  {x: 12, width: 96},
  {x: 190, width: 168},
  {x: 452, width: 104},
  {x: 650, width: 112},
] as const;
const rows = [58, 170, 300, 414] as const;

export const frame = {width: 784, height: 510} as const;

export const lanes: Readonly<Record<ModuleGroupId, {readonly x: number; readonly width: number}>> =
  {
    have: {x: 0, width: 120},
    hurt: {x: 178, width: 192},
    do: {x: 440, width: 334},
  };
export const lane = {y: 40, height: 440} as const;

interface PlacedBox extends NamedBox {
  readonly id: ModuleId;
}

function toBox(id: ModuleId, [column, row]: readonly [number, number]): PlacedBox {
  const {x = 0, width = 0} = columns[column] ?? {};
  return {id, x, width, y: rows[row] ?? 0, height: BOX.height};
}

/** The modules on the map, by column and row. */
export const boxes: readonly PlacedBox[] = modules
  .flatMap(({id, place}) => (place === undefined ? [] : [toBox(id, place)]))
  .sort((a, b) => a.x - b.x || a.y - b.y);

const toEdges = (id: ModuleId) => {
  const {x, y, width, height} = findById(boxes, id);
  return {
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
    x: x + width / 2,
    y: y + height / 2,
  };
};

export interface Arrow extends Handover {
  readonly line: Line;
  readonly words: Words;
}

function toArrow(handover: Handover): Arrow {
  const {what, path, label, labelAnchor: anchor, isWrapped} = handover;
  const [from, to] = [toEdges(handover.from), toEdges(handover.to)];
  const toPixels = (coordinate: string | number): number => {
    if (coordinate === 'middle') return (from.y + to.y) / 2;
    const [, box, edge, offset = 0] = /^(from|to)\.(\w+)([+-]\d+)?$/.exec(String(coordinate)) ?? [];
    if (box === undefined) return Number(coordinate);
    return {from, to}[box as 'from' | 'to'][edge as keyof typeof from] + Number(offset);
  };
  const toPoint = ([x, y]: MapPoint): Point => ({x: toPixels(x), y: toPixels(y)});
  const lines = isWrapped ? what.split(' ') : [what];
  return {
    ...handover,
    line: {points: path.map(toPoint), heads: 'end'},
    words: {...toPoint(label), lines, ...(anchor !== undefined && {anchor})},
  };
}

/** Draws each handover between modules as an arrow with right angles and a label. */
export const placeArrows = (handovers: readonly Handover[]): readonly Arrow[] =>
  handovers.map(toArrow);
