import siteComponents from '@theme/ProseComponents';
import type {ReactNode} from 'react';

import PageParts, {type PagePartsProps} from './PageParts';

/** Parts of a page that hold components of the site: these come with them. */
export default function PagePartsOfSite(props: PagePartsProps): ReactNode {
  return <PageParts {...props} siteComponents={siteComponents} />;
}
