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
  /** Name of the island that was served. */
  readonly island: string;
  /** What the reader pressed last in a part, before the part could hear it. */
  readonly pressed: () => Element | undefined;
  /** What `live-parts.ts` exports of the page, in its order. */
  readonly components: readonly ComponentType[];
  /** What the parts may place besides what the theme knows. */
  readonly siteComponents?: MDXComponents;
}

const findParts = ({island, components}: PagePartsProps): readonly Part[] =>
  components.flatMap((Component, index) => {
    const selector = `[data-island="${CSS.escape(island)}"] [data-live-part="${index}"]`;
    const place = document.querySelector<HTMLElement>(selector);
    return place === null ? [] : [{place, served: [...place.childNodes], Component}];
  });

/** Where an element stands in a part: the number of each child on the way down. */
function findPath(place: Element, element: Element): readonly number[] {
  const {parentElement} = element;
  if (parentElement === null) return [];
  const number = [...parentElement.children].indexOf(element);
  return parentElement === place ? [number] : [...findPath(place, parentElement), number];
}

/** Takes away what was served in a part, and presses in its stead what the reader pressed there. */
function takeOver({place, served}: Part, pressed: Element | undefined): void {
  const path = pressed && place.contains(pressed) ? findPath(place, pressed) : undefined;
  served.forEach((node) => node.remove());
  const element = path?.reduce<Element | undefined>(
    (parent, number) => parent?.children[number],
    place,
  );
  if (element instanceof HTMLElement) element.click();
}

/**
 * Renders what a reader can work in a served page, where it stands: in the page's own tree, because it may ask for the
 * site's data, or change the address. What was served goes in the same frame.
 */
export default function PageParts(props: PagePartsProps): ReactNode {
  // Another page is another element, with parts of its own.
  const [parts] = useState(() => findParts(props));
  const {pressed, siteComponents = {}} = props;
  useLayoutEffect(() => {
    const element = pressed();
    parts.forEach((part) => takeOver(part, element));
  }, [parts, pressed]);
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
