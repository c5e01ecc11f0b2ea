import type {ReactNode} from 'react';

import Diagram from '../../diagrams/Diagram';
import {find} from '../../product-views/find';
import {modules} from '../../product/modules';

import {groupClasses} from '../../product-views/group-classes';
import {placeModules} from '../../product-views/place-modules';

const handovers = modules.flatMap(({name, feeds = []}) =>
  feeds.map(({to, what}) => `${name} to ${find(modules, to).name}: ${what}.`),
);

/** What the modules hand to each other, as a picture that a phone shows too. */
export default function ModuleMap(): ReactNode {
  return (
    <figure className="home-map">
      <Diagram
        id="home-map"
        layout={placeModules(modules)}
        title="How the modules connect"
        description={handovers.join(' ')}
        classOf={(id) => groupClasses[find(modules, id).group]}
      />
      <figcaption className="home-note home-map-note">
        An arrow leads from the module that knows something to the one that uses it. Bookmarks hand
        nothing on: they lead to records of the others.
      </figcaption>
    </figure>
  );
}
