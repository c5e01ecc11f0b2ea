import clsx from 'clsx';
import type {ReactNode} from 'react';

import Frame, {type Described} from './Frame';
import type {Layout, PlacedEdge, PlacedNode, Point} from './lay-out';

interface Props extends Described {
  readonly layout: Layout;
  /** A class for a node, after what it is. */
  readonly classOf?: (id: string) => string | undefined;
}

const format = ({x, y}: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const toMiddle = (a: Point, b: Point): Point => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});

/** A line through the points, without their corners. */
export function toPath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (start === undefined) return '';
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    if (next === undefined) return `L${format(point)}`;
    return `Q${format(point)} ${format(toMiddle(point, next))}`;
  });
  return `M${format(start)}${curves.join('')}`;
}

interface EdgeProps extends Pick<PlacedEdge, 'points'> {
  /** The id of the head of arrows. */
  readonly head: string;
}

const Edge = ({points, head}: EdgeProps): ReactNode => (
  <path className="diagram-edge" d={toPath(points)} markerEnd={`url(#${head})`} />
);

/** The head of every arrow of the picture. */
const Head = ({id}: {readonly id: string}): ReactNode => (
  <marker
    id={id}
    viewBox="0 0 8 8"
    refX="7"
    refY="4"
    markerWidth="8"
    markerHeight="8"
    orient="auto"
  >
    <path d="M0 0L8 4L0 8z" />
  </marker>
);

interface NodeProps {
  readonly node: PlacedNode;
  readonly className: string | undefined;
}

function Node({node, className}: NodeProps): ReactNode {
  const {x, y, width, height, label} = node;
  return (
    <g className={clsx('diagram-node', className)}>
      <rect
        x={Math.round(x - width / 2)}
        y={Math.round(y - height / 2)}
        width={width}
        height={height}
        rx="8"
      />
      <text x={Math.round(x)} y={Math.round(y)} dominantBaseline="central">
        {label}
      </text>
    </g>
  );
}

/** A graph: nodes with their names, and arrows between them. */
export default function Diagram({layout, classOf, ...described}: Props): ReactNode {
  const {width, height, nodes, edges} = layout;
  const head = `${described.id}-head`;
  return (
    <Frame {...described} width={width} height={height}>
      <Head id={head} />
      {edges.map(({from, to, points}) => (
        <Edge key={`${from} ${to}`} points={points} head={head} />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} node={node} className={classOf?.(node.id)} />
      ))}
    </Frame>
  );
}
