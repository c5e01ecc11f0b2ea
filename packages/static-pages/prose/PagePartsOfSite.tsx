import siteComponents from '@theme/ProseComponents';
import type {ReactNode} from 'react';

import PageParts, {type PagePartsProps} from './PageParts';

/** Renders page parts that use components of the site. A separate module, because only it loads these components. */
export default function PagePartsOfSite(props: PagePartsProps): ReactNode {
  return <PageParts {...props} siteComponents={siteComponents} />;
}
