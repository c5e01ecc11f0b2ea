import type {ComponentProps, ReactNode} from 'react';

import type {Box, Drawing, Words} from './drawing';
import Frame, {type Described} from './Frame';
import {toHeadsPath, toLinesPath} from './paths';
import {LINE_HEIGHT, toHeight} from './wrap';

interface Props extends Described {
  readonly drawing: Drawing;
}

/** Complete class names, because PurgeCSS searches the source for them. */
const boxClasses = {
  plain: 'diagram-node',
  end: 'diagram-node diagram-end',
  lane: 'diagram-lane',
  frame: 'diagram-frame',
} as const satisfies Readonly<Record<Box['kind'], string>>;

/** Pixels from the top of a line to its baseline. */
const BASELINE = {text: 13, note: 12} as const;

interface BoxesProps {
  readonly boxes: readonly Box[];
  readonly kind: Box['kind'];
}

/** Draws all boxes of one kind in a group, which needs fewer bytes than a class for each box. */
function Boxes({boxes, kind}: BoxesProps): ReactNode {
  const ofKind = boxes.filter((box) => box.kind === kind);
  if (ofKind.length === 0) return null;
  return (
    <g className={boxClasses[kind]}>
      {ofKind.map(({x, y, width, height}) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="8" />
      ))}
    </g>
  );
}

const Path = (props: ComponentProps<'path'>): ReactNode => props.d !== '' && <path {...props} />;

export function Lines({x, y, lines, notes = [], anchor}: Words): ReactNode {
  const size = lines.length > 0 ? 'text' : 'note';
  const [first, ...rest] = [...lines, ...notes];
  const isNote = (index: number): boolean => index >= lines.length;
  return (
    <text
      x={x}
      y={Math.round(y - toHeight(lines, notes) / 2 + BASELINE[size])}
      textAnchor={anchor}
      className={size === 'note' ? 'diagram-message' : undefined}
    >
      {first}
      {rest.map((line, index) => (
        <tspan
          key={index}
          x={x}
          dy={isNote(index + 1) ? LINE_HEIGHT.note : LINE_HEIGHT.text}
          className={size === 'text' && isNote(index + 1) ? 'diagram-note' : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

export default function Picture({drawing, ...described}: Props): ReactNode {
  const {width, height, boxes, lines, words} = drawing;
  const dashed = lines.filter(({isDashed}) => isDashed);
  const plain = lines.filter(({isDashed}) => !isDashed);
  return (
    <Frame {...described} width={width} height={height}>
      <Boxes boxes={boxes} kind="lane" />
      <Path className="diagram-edge" d={toLinesPath(plain)} />
      <Path className="diagram-edge" d={toLinesPath(dashed)} strokeDasharray="4 3" />
      <Path className="diagram-head" d={toHeadsPath(lines)} />
      <Boxes boxes={boxes} kind="frame" />
      <Boxes boxes={boxes} kind="plain" />
      <Boxes boxes={boxes} kind="end" />
      {words.map((each) => (
        <Lines key={`${each.x} ${each.y} ${each.lines.join(' ')}`} {...each} />
      ))}
    </Frame>
  );
}
