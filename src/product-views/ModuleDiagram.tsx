import type {ReactNode} from 'react';

import Diagram from '../diagrams/Diagram';
import {modules} from '../product/modules';

import {find} from './find';
import {groupClasses} from './group-classes';
import {describeHandover, handovers} from './handovers';
import {placeModules} from './place-modules';

interface Props {
  /** Unique on the page. */
  readonly id: string;
}

/** How the modules connect, as a picture. */
export default function ModuleDiagram({id}: Props): ReactNode {
  return (
    <Diagram
      id={id}
      layout={placeModules(modules)}
      title="How the modules connect"
      description={handovers.map(describeHandover).join(' ')}
      classOf={(module) => groupClasses[find(modules, module).group]}
    />
  );
}
