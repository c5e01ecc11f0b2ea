import type {ReactNode} from 'react';

import ModuleDiagram from '../../product-views/ModuleDiagram';

/** What the modules hand to each other, as a picture that a phone shows too. */
export default function ModuleMap(): ReactNode {
  return (
    <figure className="home-map">
      <ModuleDiagram id="home-map" />
      <figcaption className="home-note home-map-note">
        An arrow leads from the module that knows something to the one that uses it. Bookmarks hand
        nothing on: they lead to records of the others.
      </figcaption>
    </figure>
  );
}
