import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import type {MDXComponents} from 'mdx/types';
import {type ComponentType, type ReactNode, useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';

interface Part {
  readonly place: HTMLElement;
  /** What stood there in the served page. */
  readonly served: readonly ChildNode[];
  readonly Component: ComponentType;
}

export interface PagePartsProps {
  /** The element that holds the page as it was served. */
  readonly island: HTMLElement;
  /** What `live-parts.ts` exports of the page, in its order. */
  readonly components: readonly ComponentType[];
  /** What the parts may place besides what the theme knows. */
  readonly siteComponents?: MDXComponents;
}

const findParts = ({island, components}: PagePartsProps): readonly Part[] =>
  components.flatMap((Component, index) => {
    const place = island.querySelector<HTMLElement>(`[data-live-part="${index}"]`);
    return place === null ? [] : [{place, served: [...place.childNodes], Component}];
  });

/**
 * Renders what a reader can work in a served page, where it stands: in the page's own tree, because it may ask for the
 * site's data, or change the address. What was served goes in the same frame.
 */
export default function PageParts(props: PagePartsProps): ReactNode {
  // Another page is another element, with parts of its own.
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
