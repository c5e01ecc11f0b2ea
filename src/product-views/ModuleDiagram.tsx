import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Line} from '../diagrams/drawing';
import {toHeadsPath, toLinesPath} from '../diagrams/paths';
import {handovers, moduleGroups, modules, toModulePage} from '../product/modules';
import {findExampleStop} from '../product/running-example';

import {findById} from './find';
import {type Arrow, boxes, frame, lane, lanes, placeArrows} from './place-modules';

/** Line height of labels, in pixels. */
const LINE = 14;

const Lanes = (): ReactNode =>
  moduleGroups.map(({id, question}) => (
    <g key={id} className="map-lane">
      <rect {...lanes[id]} {...lane} rx="10" />
      <text x={lanes[id].x + 4} y={lane.y - 14}>
        {question}
      </text>
    </g>
  ));

function ArrowWords({words, isExample}: Arrow): ReactNode {
  const {x, y, lines, anchor = 'middle'} = words;
  const top = y + 4 - ((lines.length - 1) * LINE) / 2;
  return (
    <text className={clsx('map-words', isExample && 'map-example')} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={top + index * LINE}>
          {line}{' '}
        </tspan>
      ))}
    </text>
  );
}

function Lines({
  of,
  className,
}: {
  readonly of: readonly Line[];
  readonly className: string;
}): ReactNode {
  return (
    <g className={className}>
      <path className="map-edge" d={toLinesPath(of)} />
      <path className="map-head" d={toHeadsPath(of)} />
    </g>
  );
}

function Box({id, x, y, width, height}: (typeof boxes)[number]): ReactNode {
  const {key, number} = findExampleStop(id) ?? {};
  const middle = y + height / 2;
  return (
    <g className={clsx('map-module', key !== undefined && 'map-example')}>
      <Link to={toModulePage(id)}>
        <rect {...{x, y, width, height}} rx="8" />
        <text x={x + 12} y={key === undefined ? middle + 5 : middle - 4}>
          {findById(modules, id).name}
        </text>
        {key !== undefined && (
          <text className="map-key" x={x + 12} y={middle + 15}>
            {key}
          </text>
        )}
      </Link>
      {number !== undefined && (
        <g className="map-number" transform={`translate(${x} ${y})`}>
          <path d="M0-11 9.5-5.5v11L0 11-9.5 5.5v-11z" />
          <text y="4">{number}</text>
        </g>
      )}
    </g>
  );
}

/** Draws the connections between modules. On narrow screens, a list replaces the picture. */
export default function ModuleDiagram(): ReactNode {
  const arrows = placeArrows(handovers);
  const toLines = (isExample: boolean): readonly Line[] =>
    arrows.filter((arrow) => (arrow.isExample ?? false) === isExample).map(({line}) => line);
  return (
    <svg
      className="module-map-picture"
      role="group"
      aria-label="How the modules connect"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      width={frame.width}
      height={frame.height}
    >
      <Lanes />
      <Lines of={toLines(false)} className="map-other" />
      <Lines of={toLines(true)} className="map-example" />
      {arrows.map((arrow) => (
        <ArrowWords key={arrow.from + arrow.to} {...arrow} />
      ))}
      {boxes.map((box) => (
        <Box key={box.id} {...box} />
      ))}
    </svg>
  );
}
