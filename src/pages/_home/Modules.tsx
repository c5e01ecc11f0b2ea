import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {moduleIcons} from '../../icons';
import {moduleGroups, modules, toModulePage} from '../../product/modules';

type Group = (typeof moduleGroups)[number];

function ModuleGroup({id: group, question}: Group): ReactNode {
  return (
    <div>
      <h3>{question}</h3>
      <ul>
        {modules
          .filter((module) => module.group === group)
          .map(({id, name, question: own}) => (
            <li key={id} className="home-target">
              <span className={`icon ${moduleIcons[id]}`} />
              <Link to={toModulePage(id)}>{name}</Link>
              <p>{own}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}

export default function Modules(): ReactNode {
  return (
    <section aria-labelledby="home-modules">
      <div className="home-head">
        <h2 id="home-modules">Eleven modules, three questions</h2>
        <Link to="/docs/system-modules/#how-modules-connect">How modules connect</Link>
      </div>
      <div className="home-modules">
        {moduleGroups.map((group) => (
          <ModuleGroup key={group.id} {...group} />
        ))}
      </div>
    </section>
  );
}
