import {chooseRoutes} from '../diagrams/choose-routes';
import type {Drawing} from '../diagrams/drawing';
import {type Frame, placeBoxes, sum, toFrame} from '../diagrams/place-boxes';
import {type Label, placeLabels} from '../diagrams/place-labels';
import type {NamedBox, Route} from '../diagrams/routes';
import type {Lifecycle, Transition} from '../product/lifecycles';

const WIDTH = 700;
const GAP = {row: 68, most: 190} as const;
/** Width of a character in a state's name, and of the space around the name, in pixels. */
const LETTER = 8;
const AROUND = 42;

export const toStateWidth = (state: string): number => Math.round(state.length * LETTER + AROUND);

/** Returns the gap between columns that fills the picture, up to a maximum. */
const toColumnGap = (widths: readonly number[]): number =>
  Math.min(GAP.most, Math.floor((WIDTH - sum(widths)) / Math.max(1, widths.length - 1)));

const toWords = ({when, label}: Transition): string => label ?? when.replace(/^it is /, '');

/** Builds labels. Transitions to the same state for the same reason share a label. */
function toLabels(transitions: readonly Transition[], routes: readonly Route[]): readonly Label[] {
  const keys = transitions.map(({to, when}) => `${to}: ${when}`);
  return transitions
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .map((transition) => ({
      text: toWords(transition),
      routes: routes.filter((_, index) => keys[index] === `${transition.to}: ${transition.when}`),
    }));
}

export interface StateChart extends Pick<Drawing, 'lines' | 'words'> {
  readonly boxes: readonly NamedBox[];
  readonly frame: Frame;
}

export function placeStates({picture, transitions}: Lifecycle): StateChart {
  const boxes = placeBoxes(picture, toStateWidth, {row: GAP.row, toColumn: toColumnGap});
  const edges = transitions.map(({from, to, when}) => ({from, to, label: when}));
  const routes = chooseRoutes(edges, boxes);
  const words = placeLabels(toLabels(transitions, routes), boxes, routes, WIDTH);
  return {
    boxes,
    lines: routes.map((points) => ({points, heads: 'end'})),
    words,
    frame: toFrame(boxes, routes, words),
  };
}
