import type {ReactNode} from 'react';

/** A component of a page; its `page` prop is agreed between it and the pages that use it. */
export type PagePart = (props: {readonly page: never}) => ReactNode;

/** Parts by their names below `@theme/`; `undefined` where only a bundler can load one. */
export type Parts = Readonly<Record<string, PagePart | undefined>>;

interface Props<Page> {
  /** Given where the page is generated. */
  readonly page?: Page;
  /** Given in a bundle: the part as it was rendered when the page was generated. */
  readonly html?: string;
}

/** A component of the OpenAPI theme's name, which is rendered where its page is generated. */
export const createPart = <Page,>(render: (page: Page) => ReactNode) =>
  function Part({page, html = ''}: Props<Page>): ReactNode {
    return page === undefined ? <div dangerouslySetInnerHTML={{__html: html}} /> : render(page);
  };
