import dagre from '@dagrejs/dagre';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GraphNode {
  readonly id: string;
  readonly label: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
}

export interface PlacedNode extends GraphNode, Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedEdge extends GraphEdge {
  /** From the border of one node to the border of the other. */
  readonly points: readonly Point[];
}

/** A graph whose nodes have places, in pixels; the middle of a node is its point. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

interface Options {
  /** Downwards reads on a phone too; to the right reads like a sentence. */
  readonly direction?: 'down' | 'right';
}

const HEIGHT = 36;
const PADDING = 14;
/** Pixels that a letter of 14 px takes at most, in the fonts that systems bring. */
const LETTER = 7.9;
const MARGIN = 4;

/**
 * Places the nodes of a graph in layers, so that most edges lead one way (Sugiyama's method, by
 * dagre).
 */
export function layOut(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  {direction = 'down'}: Options = {},
): Layout {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    nodesep: 24,
    ranksep: 34,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) {
    const width = Math.round(node.label.length * LETTER + 2 * PADDING);
    graph.setNode(node.id, {...node, width, height: HEIGHT});
  }
  edges.forEach(({from, to}) => graph.setEdge(from, to));
  dagre.layout(graph);
  return readLayout(graph, nodes, edges);
}

type Graph = InstanceType<typeof dagre.graphlib.Graph>;

/** The corners of what is drawn: lines may leave the room that dagre gives the nodes. */
function findCorners(nodes: readonly PlacedNode[], edges: readonly PlacedEdge[]): readonly Point[] {
  return [
    ...nodes.flatMap(({x, y, width, height}) => [
      {x: x - width / 2, y: y - height / 2},
      {x: x + width / 2, y: y + height / 2},
    ]),
    ...edges.flatMap(({points}) => points),
  ];
}

/** Moves everything so that it begins at the margin. */
function fit(nodes: readonly PlacedNode[], edges: readonly PlacedEdge[]): Layout {
  const corners = findCorners(nodes, edges);
  const xs = corners.map(({x}) => x);
  const ys = corners.map(({y}) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const move = <T extends Point>(point: T): T => ({...point, x: point.x - left, y: point.y - top});
  return {
    width: Math.ceil(Math.max(...xs) + MARGIN - left),
    height: Math.ceil(Math.max(...ys) + MARGIN - top),
    nodes: nodes.map(move),
    edges: edges.map((edge) => ({...edge, points: edge.points.map(move)})),
  };
}

const readLayout = (
  graph: Graph,
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
): Layout =>
  fit(
    nodes.map(({id}) => graph.node(id) as PlacedNode),
    edges.map((edge) => ({
      ...edge,
      points: (graph.edge(edge.from, edge.to) as {points: readonly Point[]}).points,
    })),
  );
