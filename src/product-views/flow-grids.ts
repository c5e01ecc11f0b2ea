import {LINE_HEIGHT} from '../diagrams/wrap';
import type {Arrow, Cell, Grid} from '../diagrams/grid';
import {applications} from '../product/applications';
import {entities} from '../product/entities';
import type {Chain, ChainLink, Decision, Right, Timeline} from '../product/flows';
import {userTypes} from '../product/user-types';

import {findById} from './find';

/** Builds arrows from each cell to the next. */
export const toArrows = (ids: readonly string[], toLabel?: (index: number) => string | undefined) =>
  ids.slice(1).map((to, index): Arrow => {
    const label = toLabel?.(index);
    return {from: ids[index] ?? '', to, ...(label !== undefined && {label})};
  });

export const toLinkName = ({entity, name}: ChainLink): string =>
  name ?? findById(entities, entity).name;

/** Column width in pixels. Labels next to the arrows can use half of this width. */
const CHAIN = 300;

export function toChainGrid({links}: Chain): Grid {
  return {
    columns: [CHAIN],
    columnGap: 0,
    rowGap: 2 * LINE_HEIGHT.text + 12,
    cells: links.map((link, row) => ({
      id: link.entity,
      column: 0,
      row,
      text: toLinkName(link),
      note: link.example,
    })),
    arrows: toArrows(
      links.map(({entity}) => entity),
      (index) => links[index]?.leads,
    ),
  };
}

/** Places the questions below each other, each with its result for "yes" on the right. */
export function toDecisionGrid({questions, otherwise}: Decision): Grid {
  const asked = questions.map(({asks, yes}, row): Cell => ({
    id: yes + '?',
    column: 0,
    row,
    text: `${row + 1} ${asks}`,
  }));
  const answers = questions.map(({yes}, row): Cell => ({
    id: yes,
    column: 1,
    row,
    text: findById(userTypes, yes).name,
    kind: 'end',
  }));
  const last: Cell = {id: 'no', column: 0, row: questions.length, text: otherwise, kind: 'end'};
  return {
    columns: [190, 96],
    columnGap: 40,
    rowGap: 30,
    cells: [...asked, ...answers, last],
    arrows: [
      ...toArrows(
        [...asked, last].map(({id}) => id),
        () => 'no',
      ),
      ...questions.map(({yes}): Arrow => ({from: yes + '?', to: yes, label: 'yes'})),
    ],
  };
}

/** Places a token, the user type and scope in the token, and the operation that these must allow together. */
export function toRightGrid({caller, userType, scope, call}: Right): Grid {
  const carried = ['User type', 'Scope'].map((text, row): Cell => ({
    id: text,
    column: 1,
    row,
    text,
    note: [userType, scope][row] ?? '',
  }));
  const [token, operation] = ['Token', 'Operation'];
  return {
    columns: [86, 92, 92],
    columnGap: 24,
    rowGap: 16,
    cells: [
      {id: token, column: 0, row: 0, rows: 2, text: token, note: caller},
      ...carried,
      {id: operation, column: 2, row: 0, rows: 2, text: operation, note: call, kind: 'end'},
    ],
    arrows: carried.flatMap(({id}) => [
      {from: token, to: id},
      {from: id, to: operation},
    ]),
    heads: ['You send', 'Both allow', 'You call'],
  };
}

/** Places the states below each other, with the moments at which they start on the right. */
export function toTimelineGrid({moments}: Timeline): Grid {
  const starts = moments.flatMap(({state}, row) =>
    moments[row - 1]?.state === state ? [] : [row],
  );
  const states = starts.map((row, index): Cell => ({
    id: `state ${row}`,
    column: 0,
    row,
    rows: (starts[index + 1] ?? moments.length) - row,
    text: moments[row]?.state ?? '',
  }));
  return {
    columns: [104, 204],
    columnGap: 18,
    rowGap: 16,
    cells: [
      ...states,
      ...moments.map(({when, day}, row): Cell => ({
        id: when,
        column: 1,
        row,
        text: when,
        kind: 'words',
        ...(day !== undefined && {note: day}),
      })),
    ],
    arrows: toArrows(states.map(({id}) => id)),
  };
}

const toDoorName = (name: string): string => name.replace(/ application$/, '');

/** Places the user types, the applications where they sign in, and the records that all applications show. */
export function toDoorGrid(): Grid {
  const ordered = applications.flatMap((application) =>
    application.userTypes.map((userType) => ({userType, application: application.id})),
  );
  const types = ordered.map(({userType}, row): Cell => ({
    id: `type ${userType}`,
    column: 0,
    row,
    text: findById(userTypes, userType).name,
  }));
  const doors = applications.map(({id, name, userTypes: {length}}): Cell => ({
    id,
    column: 1,
    row: ordered.findIndex(({application}) => application === id),
    rows: length,
    text: toDoorName(name),
    kind: 'end',
  }));
  const records: Cell = {id: 'records', column: 2, row: 0, rows: ordered.length, text: 'the same'};
  return {
    columns: [86, 98, 78],
    columnGap: 28,
    rowGap: 12,
    cells: [...types, ...doors, records],
    arrows: [
      ...ordered.map(({userType, application}) => ({from: `type ${userType}`, to: application})),
      ...doors.map(({id}) => ({from: id, to: records.id})),
    ],
    heads: ['User type', 'Application', 'Records'],
  };
}
