import type {Arrow, Cell, Grid} from '../diagrams/grid';
import type {Act, Flow} from '../product/flows';
import {lifecycles} from '../product/lifecycles';

import {findById} from './find';
import {toArrows} from './flow-grids';

/** Formats the states that an act results in, after the name of the record; empty if there are none. */
function formatReached({lifecycle, record}: Flow, {reaches = [], isEither}: Act): string {
  const [first] = reaches;
  if (first === undefined) return '';
  const states = reaches.map(({state}) => state).join(isEither ? ' or ' : ', then ');
  const {name} = findById(lifecycles, first.lifecycle);
  return `${first.lifecycle === lifecycle ? record : name.toLowerCase()}: ${states}`;
}

function toActCell(flow: Flow, act: Act, row: number): Cell {
  const reached = formatReached(flow, act);
  return {
    id: `${row} ${act.lane}`,
    column: flow.lanes.findIndex(({id}) => id === act.lane),
    row,
    text: `${row + 1} ${act.does}`,
    ...(reached !== '' && {note: reached.replace(`${flow.record}: `, '')}),
  };
}

/** Places lanes in columns and steps in rows. */
export function toLaneGrid(flow: Flow): Grid {
  const cells = flow.steps.flatMap(({acts}, row) => acts.map((act) => toActCell(flow, act, row)));
  const arrows = toArrows(cells.map(({id}) => id)).map((arrow, index): Arrow => {
    const [from, to] = [cells[index]?.row, cells[index + 1]?.row];
    const isLoop = from === to && flow.steps[to ?? 0]?.isLoop;
    return isLoop ? {...arrow, isTwoWay: true} : arrow;
  });
  return {
    columns: [150, 150],
    columnGap: 18,
    rowGap: 22,
    cells,
    arrows,
    heads: flow.lanes.map(({name}) => name),
  };
}
