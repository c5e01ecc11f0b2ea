import type {ReactNode} from 'react';

import type {Cursor, Operation} from '@openapi-portal/openapi-model';
import {findReference} from '@openapi-portal/openapi-reference';
import {Markdown, ReferenceLink} from '@openapi-portal/openapi-reference/components';

export function ExternalDocs({of}: {of: Cursor | undefined}): ReactNode {
  const document = findReference(of?.get('externalDocs'), ['description', 'url']);
  return (
    document !== undefined && (
      <p>
        <ReferenceLink {...document} />
      </p>
    )
  );
}

type Described = Pick<Operation, 'cursor' | 'pathItem' | 'title'>;

export function Description({cursor, pathItem, title}: Described): ReactNode {
  const summaries = [pathItem.text('summary'), cursor.text('summary')?.trim()];
  const texts = [
    ...summaries.filter((summary) => summary !== title),
    pathItem.text('description'),
    cursor.text('description'),
  ];
  return (
    <>
      <Markdown text={texts.filter(Boolean).join('\n\n')} top={2} />
      <ExternalDocs of={cursor} />
    </>
  );
}
