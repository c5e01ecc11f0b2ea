import type {ReactNode} from 'react';

import {compositions, type Node} from './compositions';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the path of a hexagon with a corner at the top, as in the logo. */
function toHexagon({x, y, radius}: Node): string {
  const [half, side] = [round(radius * 0.866), round(radius / 2)];
  return `M${round(x)} ${round(y - radius)}l${half} ${side}v${round(radius)}l-${half} ${side}-${half}-${side}v-${round(radius)}z`;
}

const classes = {full: 'post-full', open: 'post-open', quiet: 'post-quiet'} as const;

const Hexagons = ({nodes, look}: {nodes: readonly Node[]; look: Node['look']}): ReactNode => (
  <path
    className={classes[look]}
    d={nodes
      .filter((node) => node.look === look)
      .map(toHexagon)
      .join('')}
  />
);

interface Props {
  /** Slug of the post. */
  readonly of: string;
}

/** Draws the picture of a post during the build: hexagons, connected by a line. */
export function PostPicture({of}: Props): ReactNode {
  const composition = compositions[of];
  if (composition === undefined) throw new Error(`There is no picture of the post ${of}`);
  const {label, nodes, thread} = composition;
  const points = thread.map(({x, y}) => `${round(x)},${round(y)}`).join(' ');
  return (
    <svg viewBox="0 0 320 200" role="img" className="post-picture">
      <title>{label}</title>
      <Hexagons nodes={nodes} look="quiet" />
      <polyline points={points} className="post-thread" />
      <Hexagons nodes={nodes} look="open" />
      <Hexagons nodes={nodes} look="full" />
    </svg>
  );
}
