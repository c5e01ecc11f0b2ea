import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Layout, PlacedEdge, PlacedNode, Point} from './lay-out';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly layout: Layout;
  readonly title: string;
  /** All that the picture says, in words. */
  readonly description: string;
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

function Edge({points}: PlacedEdge): ReactNode {
  return <path className="diagram-edge" d={toPath(points)} markerEnd="url(#diagram-arrow)" />;
}

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
      <text x={Math.round(x)} y={Math.round(y)} dominantBaseline="central" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

/**
 * A graph as inline SVG, drawn at build: its colours are those of the page, in both modes. Who cannot
 * see it is told the same in words.
 */
export default function Diagram({id, layout, title, description, classOf}: Props): ReactNode {
  const {width, height, nodes, edges} = layout;
  return (
    <svg
      className="diagram"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <defs>
        <marker
          id="diagram-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {edges.map((edge) => (
        <Edge key={`${edge.from} ${edge.to}`} {...edge} />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} node={node} className={classOf?.(node.id)} />
      ))}
    </svg>
  );
}
