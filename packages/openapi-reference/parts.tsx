import type {ReactNode} from 'react';

/** A component of a page; its `page` prop is agreed between it and the pages that use it. */
export type PagePart = (props: {readonly page: never}) => ReactNode;

/** Parts by their names below `@theme/`. */
export type Parts = Readonly<Record<string, PagePart>>;

/** Creates a component with the name of one of the OpenAPI theme, which is rendered when its page is generated. */
export const createPart = <Page,>(render: (page: Page) => ReactNode) =>
  function Part({page}: {readonly page: Page}): ReactNode {
    return render(page);
  };
