import clsx from 'clsx';
import type {ReactNode} from 'react';

import Frame from '../diagrams/Frame';
import {toHeadsPath, toLinesPath} from '../diagrams/paths';
import {type ModuleGroupId, modules} from '../product/modules';

import {find} from './find';
import {placeModules} from './place-modules';

/** Whole names: what cleans the stylesheet reads them here. */
const groupClasses = {
  have: 'module-have',
  hurt: 'module-hurt',
  do: 'module-do',
} as const satisfies Readonly<Record<ModuleGroupId, string>>;

interface Props {
  /** Unique on the page. */
  readonly id: string;
}

/** How the modules connect, as a picture. */
export default function ModuleDiagram({id}: Props): ReactNode {
  const {boxes, lines, frame} = placeModules(modules);
  return (
    <Frame
      id={id}
      title="How the modules connect"
      description="The table below it says what each arrow hands over."
      {...frame}
    >
      <path className="diagram-edge" d={toLinesPath(lines)} />
      <path className="diagram-head" d={toHeadsPath(lines)} />
      {boxes.map((box) => {
        const {name, group} = find(modules, box.id);
        return (
          <g key={box.id} className={clsx('diagram-node', groupClasses[group])}>
            <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="6" />
            <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 5}>
              {name}
            </text>
          </g>
        );
      })}
    </Frame>
  );
}
