import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {toModulePage} from '../../product-views/links';
import {moduleGroups, modules} from '../../product/modules';

import {groupClasses} from '../../product-views/group-classes';
import ModuleMap from './ModuleMap';

type Group = (typeof moduleGroups)[number];

function ModuleGroup({id: group, question}: Group): ReactNode {
  return (
    <div className={clsx('home-group', groupClasses[group])}>
      <h3>{question}</h3>
      <ul>
        {modules
          .filter((module) => module.group === group)
          .map(({id, name, question: own}) => (
            <li key={id} className="home-target">
              <Link to={toModulePage(id)}>{name}</Link>
              <p className="home-note">{own}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The eleven modules by the question that each group answers, and how they connect. */
export default function Modules(): ReactNode {
  return (
    <section aria-labelledby="home-modules">
      <h2 id="home-modules">The eleven modules</h2>
      <div className="home-modules">
        <div className="home-groups">
          {moduleGroups.map((group) => (
            <ModuleGroup key={group.id} {...group} />
          ))}
        </div>
        <ModuleMap />
      </div>
    </section>
  );
}
