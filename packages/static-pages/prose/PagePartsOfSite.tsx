import siteComponents from '@theme/ProseComponents';
import type {ReactNode} from 'react';

import PageParts, {type PagePartsProps} from './PageParts';

/** Parts of a page that use components of the site, which load with them. */
export default function PagePartsOfSite(props: PagePartsProps): ReactNode {
  return <PageParts {...props} siteComponents={siteComponents} />;
}
