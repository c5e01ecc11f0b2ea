import type {ReactNode} from 'react';

/** A component of a page. `page` has the type `never`, because each page passes data of its own type. */
export type PagePart = (props: {readonly page: never}) => ReactNode;

/** Page components, keyed by name below `@theme/`. */
export type Parts = Readonly<Record<string, PagePart>>;

/** Creates a page component, which is rendered when the page is generated. */
export const createPart = <Page,>(render: (page: Page) => ReactNode) =>
  function Part({page}: {readonly page: Page}): ReactNode {
    return render(page);
  };
