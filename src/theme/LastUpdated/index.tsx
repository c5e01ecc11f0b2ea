import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (lastUpdatedAt === undefined || lastUpdatedAt === null) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {formatDate(lastUpdatedAt)}
      </time>
    </span>
  );
}
