import {chooseRoutes} from '../diagrams/choose-routes';
import type {Line} from '../diagrams/drawing';
import {type Frame, placeBoxes, toFrame} from '../diagrams/place-boxes';
import type {NamedBox} from '../diagrams/routes';
import type {Module} from '../product/modules';

import {find} from './find';

/** In rows and columns: placed by hand, so that no arrow crosses another. */
const ROWS = [
  'assets cve news',
  '- tasks -',
  'risks projects compliance',
  '- reports -',
  '- company university',
];

const GAP = {row: 52, toColumn: () => 46};
/** Pixels of a letter of a name, and of what stands around the name. */
const LETTER = 8;
const AROUND = 24;

export interface ModuleMap {
  readonly boxes: readonly NamedBox[];
  readonly lines: readonly Line[];
  readonly frame: Frame;
}

/**
 * The modules that hand something to each other, with square arrows between them.
 *
 * @throws Error where a module has no place yet
 */
export function placeModules(modules: readonly Module[]): ModuleMap {
  const boxes = placeBoxes(ROWS, (id) => find(modules, id).name.length * LETTER + AROUND, GAP);
  const edges = modules.flatMap(({id, feeds = []}) =>
    feeds.map(({to}) => ({from: id, to, label: ''})),
  );
  const routes = chooseRoutes(edges, boxes);
  return {
    boxes,
    lines: routes.map((points) => ({points, heads: 'end'})),
    frame: toFrame(boxes, routes),
  };
}
