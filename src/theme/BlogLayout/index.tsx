import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import PageMenu from '@theme/PageMenu';
import type {ReactNode} from 'react';
import {PageStyles} from '@openapi-portal/static-pages/client';

/** Adds the styles of blog pages, and the row above the title: a link to the list of posts, and the page's menu. */
export default function StyledBlogLayout({children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const isList = isSamePath(pathname, useBaseUrl('/blog'));
  return (
    <BlogLayout {...props}>
      <PageStyles address={PAGE_STYLESHEETS.blog} />
      <div className="page-top">
        {!isList && (
          <nav aria-label="Breadcrumbs" className={ThemeClassNames.docs.docBreadcrumbs}>
            <ul className="breadcrumbs">
              <li>
                <Link to="/blog">Blog</Link>
              </li>
            </ul>
          </nav>
        )}
        <PageMenu />
      </div>
      {children}
    </BlogLayout>
  );
}
