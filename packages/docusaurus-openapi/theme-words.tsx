import type {ReactNode} from 'react';

import type {Cursor, Operation} from '@openapi-portal/openapi-model';
import {findReference} from '@openapi-portal/openapi-reference';
import {Markdown, ReferenceLink} from '@openapi-portal/openapi-reference/components';

interface FactsProps {
  /** Some have no value, and are left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What one wants to know of a request before reading it, in one line. */
export const Facts = ({facts}: FactsProps): ReactNode => (
  <dl className="api-facts">
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

export const Tags = ({tags}: {tags: readonly string[]}): ReactNode =>
  tags.length > 0 && (
    <p className="api-names">
      {tags.length === 1 ? 'Tag' : 'Tags'} {tags.join(', ')}
    </p>
  );

/** Where more is said of something. */
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

/** What a request is for, in the words of the contract. */
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
