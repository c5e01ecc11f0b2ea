import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import PageList from '../components/PageList';
import type {ModuleId} from '../product/ids';
import {toModulePage} from '../product/module-page';
import {type Module, moduleGroups, modules} from '../product/modules';

import {find} from './find';
import {type Handover, handovers} from './handovers';
import {Listing, ModuleLink} from './links';
import ModuleDiagram from './ModuleDiagram';
import Table from './Table';

/** The modules by the question that each group answers. */
export function ModuleList(): ReactNode {
  return moduleGroups.map(({id, question}) => (
    <section key={id} aria-label={question} className="module-group">
      <p>{question}</p>
      <PageList
        pages={modules
          .filter(({group}) => group === id)
          .map(({id: module, name, purpose}) => ({
            title: name,
            text: purpose,
            to: toModulePage(module),
          }))}
      />
    </section>
  ));
}

/** From what somebody wants to do to the module in which it is done. */
export function ModuleFinder(): ReactNode {
  return (
    <Table
      label="Module finder"
      className="stacked"
      head={['I want to …', 'Module', 'Use it when']}
      rows={modules.map(({id, task, useWhen}) => [
        task,
        <ModuleLink key={id} id={id} />,
        `${useWhen}.`,
      ])}
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

function Operations({operations}: Pick<Module, 'operations'>): ReactNode {
  if (operations.length === 0) return 'No API operation in this version.';
  return (
    <Listing>
      {operations.map((id) => (
        <Link key={id} to={`/docs/API/Ciso-API/${id}`}>
          {id}
        </Link>
      ))}
    </Listing>
  );
}

interface HandoversProps {
  readonly of: readonly Handover[];
  readonly side: 'from' | 'to';
}

function Handovers({of, side}: HandoversProps): ReactNode {
  if (of.length === 0) return 'nothing';
  return (
    <Listing>
      {of.map((handover) => (
        <span key={handover.from + handover.to}>
          {handover.what} {side === 'from' ? 'from' : 'to'} <ModuleLink id={handover[side]} />
        </span>
      ))}
    </Listing>
  );
}

interface ModuleProps {
  readonly of: ModuleId;
}

/** What comes into a module, what goes out of it, and what belongs with it. */
export function ModuleRelations({of}: ModuleProps): ReactNode {
  const {id, name, related, operations} = find(modules, of);
  const into = handovers.filter(({to}) => to === id);
  const out = handovers.filter(({from}) => from === id);
  return (
    <Table
      label={`What is connected with ${name}`}
      head={['Relation', 'Modules and operations']}
      rows={[
        ['Comes in', <Handovers key="in" of={into} side="from" />],
        ['Goes out', <Handovers key="out" of={out} side="to" />],
        [
          'Related modules',
          <Listing key="related">
            {related.map((module) => (
              <ModuleLink key={module} id={module} />
            ))}
          </Listing>,
        ],
        ['API', <Operations key="operations" operations={operations} />],
      ]}
    />
  );
}
