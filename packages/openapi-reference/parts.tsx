import type {ReactNode} from 'react';

export type PagePart = (props: {readonly page: never}) => ReactNode;

export type Parts = Readonly<Record<string, PagePart>>;

/** Creates a page component, which is rendered when the page is generated. */
export const createPart = <Page,>(render: (page: Page) => ReactNode) =>
  function Part({page}: {readonly page: Page}): ReactNode {
    return render(page);
  };
