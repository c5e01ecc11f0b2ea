import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {ModuleId} from '../product/ids';
import {
  type ModuleGroupId,
  moduleGroups,
  modules,
  type Handover,
  handovers,
} from '../product/modules';
import {findExampleStop, way} from '../product/running-example';

import {findById} from './find';
import {Listing, ModuleLink, ModuleLinks} from './links';
import ModuleDiagram from './ModuleDiagram';
import Table from './Table';

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

function MapModule({id}: {readonly id: ModuleId}): ReactNode {
  const {key, number} = findExampleStop(id) ?? {};
  const out = handovers.filter(({from}) => from === id);
  return (
    <li className={key === undefined ? undefined : 'map-on-way'}>
      <span>
        {number !== undefined && <i className="map-step">{number}</i>} <ModuleLink id={id} />{' '}
        {key !== undefined && <code className="record-key">{key}</code>}
      </span>
      {out.length > 0 && (
        <ul>
          {out.map(({to, what, isExample}) => (
            <li key={to} className={isExample ? 'map-strong' : undefined}>
              to {findById(modules, to).name}: {what}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const toPlace = (id: ModuleId): number => findExampleStop(id)?.number ?? modules.length;

/** Modules in the list: first those of the running example, in its order. Groups follow their first module. */
const listed = modules
  .filter(({id, feeds}) => feeds !== undefined || findExampleStop(id) !== undefined)
  .sort((a, b) => toPlace(a.id) - toPlace(b.id));
const toFirst = (group: ModuleGroupId): number =>
  listed.findIndex((module) => module.group === group);
const listedGroups = [...moduleGroups].sort((a, b) => toFirst(a.id) - toFirst(b.id));

/** The connections between modules, as a picture, and as a list for narrow screens. */
export function ModuleMap(): ReactNode {
  return (
    <figure className="module-map">
      <ModuleDiagram />
      <div className="module-map-list">
        {listedGroups.map(({id: group, question}) => (
          <div key={group}>
            <strong>{question}</strong>
            <ul>
              {listed
                .filter((module) => module.group === group)
                .map(({id}) => (
                  <MapModule key={id} id={id} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <figcaption>
        Strong: the way of one advisory, <code>{way[0]}</code>, to the report for the board.
        Bookmarks point at any record.
      </figcaption>
    </figure>
  );
}

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

/** The inputs and outputs of a module, its related modules, and its operations. */
export function ModuleRelations({of}: {readonly of: ModuleId}): ReactNode {
  const {id, name, related, apiTag} = findById(modules, of);
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
