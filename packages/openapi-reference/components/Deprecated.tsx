import type {ReactNode} from 'react';

import type {Deprecation, Replacement} from '../deprecation';
import {renderInline} from '@openapi-portal/safe-markdown';
import {ReferenceLink} from './Markdown';

function Instead({instead}: {instead: Replacement}): ReactNode {
  if (instead.kind === 'link') return <ReferenceLink {...instead.link} />;
  if (instead.kind === 'name') return <code>{instead.text}</code>;
  return <span dangerouslySetInnerHTML={{__html: renderInline(instead.text)}} />;
}

export const DeprecationText = ({since, until, instead}: Deprecation): ReactNode => (
  <>
    <strong>
      {['Deprecated', since && `since ${since}`].filter(Boolean).join(' ')}
      {until !== undefined && `, until ${until}`}.
    </strong>
    {instead !== undefined && (
      <>
        {' '}
        Use <Instead instead={instead} /> instead.
      </>
    )}
  </>
);
