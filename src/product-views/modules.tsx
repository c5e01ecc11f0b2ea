import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {ModuleId} from '../product/ids';
import {modules} from '../product/modules';

import {find} from './find';
import {type Handover, handovers} from './handovers';
import {Listing, ModuleLink, ModuleLinks} from './links';
import ModuleDiagram from './ModuleDiagram';
import Table from './Table';

/** From what somebody wants to do to the module in which it is done. */
export function ModuleFinder(): ReactNode {
  return (
    <Table
      label="Module finder"
      className="stacked"
      head={['I want to …', 'Module']}
      rows={modules.map(({id, task}) => [task, <ModuleLink key={id} id={id} />])}
    />
  );
}

/** How the modules connect, as a picture and as a list. */
export function ModuleMap(): ReactNode {
  return (
    <>
      <figure className="figure module-map">
        <ModuleDiagram id="module-map" />
        <figcaption>
          An arrow leads from the module that knows something to the one that uses it.
        </figcaption>
      </figure>
      <Table
        label="What the modules hand to each other"
        head={['From', 'To', 'What']}
        rows={handovers.map(({from, to, what}) => [
          <ModuleLink key={to} id={from} />,
          <ModuleLink key={to} id={to} />,
          what,
        ])}
      />
    </>
  );
}

/** Where the reference lists the operations of a tag. */
const toTagList = (tag: string): string => `/docs/API/Ciso-API/#operations.${tag}`;

interface HandoversProps {
  readonly of: readonly Handover[];
  readonly side: 'from' | 'to';
}

function Handovers({of, side}: HandoversProps): ReactNode {
  return (
    <Listing>
      {of.map((handover) => (
        <span key={handover.from + handover.to}>
          {handover.what} (<ModuleLink id={handover[side]} />)
        </span>
      ))}
    </Listing>
  );
}

interface RelationProps {
  readonly name: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Relation({name, isEmpty, children}: RelationProps): ReactNode {
  return (
    !isEmpty && (
      <li>
        {name}: {children}
      </li>
    )
  );
}

/** What comes into a module, what goes out of it, what else belongs with it, and where its operations are. */
export function ModuleRelations({of}: {readonly of: ModuleId}): ReactNode {
  const {id, name, related, apiTag} = find(modules, of);
  const into = handovers.filter(({to}) => to === id);
  const out = handovers.filter(({from}) => from === id);
  const named = [...into.map(({from}) => from), ...out.map(({to}) => to)];
  const others = related.filter((module) => !named.includes(module));
  return (
    <ul aria-label={`What is connected with ${name}`}>
      <Relation name="In" isEmpty={into.length === 0}>
        <Handovers of={into} side="from" />
      </Relation>
      <Relation name="Out" isEmpty={out.length === 0}>
        <Handovers of={out} side="to" />
      </Relation>
      <Relation name="Related" isEmpty={others.length === 0}>
        <ModuleLinks ids={others} />
      </Relation>
      {apiTag !== undefined && (
        <li>
          API: <Link to={toTagList(apiTag)}>{apiTag} operations</Link>
        </li>
      )}
    </ul>
  );
}
