import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import type {MDXComponents} from 'mdx/types';
import {type ComponentType, type ReactNode, useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';

interface Part {
  readonly place: HTMLElement;
  readonly served: readonly ChildNode[];
  readonly Component: ComponentType;
}

export interface PagePartsProps {
  readonly island: HTMLElement;
  /** The interactive parts of the page, which `live-parts.ts` exports from its MDX. */
  readonly components: readonly ComponentType[];
  readonly siteComponents?: MDXComponents;
}

const findParts = ({island, components}: PagePartsProps): readonly Part[] =>
  components.flatMap((Component, index) => {
    const place = island.querySelector<HTMLElement>(`[data-live-part="${index}"]`);
    return place === null ? [] : [{place, served: [...place.childNodes], Component}];
  });

/** Renders interactive parts in place, as portals in the page's React tree, and removes the served nodes. */
export default function PageParts(props: PagePartsProps): ReactNode {
  // Found once, because `Prose` is mounted again for each page.
  const [parts] = useState(() => findParts(props));
  const {siteComponents = {}} = props;
  useLayoutEffect(
    () => parts.flatMap(({served}) => served).forEach((node) => node.remove()),
    [parts],
  );
  return (
    <MDXContent>
      <MDXProvider components={siteComponents}>
        {parts.map(({place, Component}, index) =>
          createPortal(<Component />, place, String(index)),
        )}
      </MDXProvider>
    </MDXContent>
  );
}
