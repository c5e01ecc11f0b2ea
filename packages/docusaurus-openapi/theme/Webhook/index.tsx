import type {ReactNode} from 'react';

import {createPart, findReference, type WebhookPage} from '@openapi-portal/openapi-reference';
import {
  Answers,
  Markdown,
  Method,
  ReferenceLink,
  Section,
  SentParts,
} from '@openapi-portal/openapi-reference/components';

/** Who sends what to whom. */
function Facts({webhook: {path, id}, api, authorization, context}: WebhookPage): ReactNode {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Sent by', api],
    ['Sent to', 'your server'],
    ['Event', path],
    ...(authorization === undefined
      ? []
      : [
          [
            'Authorization',
            <a key="" href={`${context.basePath}/#authorization`}>
              {authorization}
            </a>,
          ] as const,
        ]),
    ...(id === undefined ? [] : [['Operation', id] as const]),
  ];
  return (
    <dl className="api-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Header(page: WebhookPage): ReactNode {
  const {webhook, api, tags} = page;
  return (
    <header className="api-header">
      <h1>{webhook.title}</h1>
      <div className="api-endpoint">
        <Method method={webhook.method} />
        <span className="api-path">an address of your own</span>
        <span className="api-badge">webhook</span>
      </div>
      <Facts {...page} />
      <p>
        {api} sends this request to an address that you give it. Your server takes it and answers.
      </p>
      {tags.length > 0 && (
        <p className="api-names">
          {tags.length === 1 ? 'Tag' : 'Tags'} {tags.join(', ')}
        </p>
      )}
    </header>
  );
}

function About({webhook: {cursor, pathItem, title, isDeprecated}}: WebhookPage): ReactNode {
  const summaries = [pathItem.text('summary'), cursor.text('summary')];
  const words = [
    ...summaries.filter((summary) => summary !== title),
    pathItem.text('description'),
    cursor.text('description'),
  ];
  const document = findReference(cursor.get('externalDocs'), ['description', 'url']);
  return (
    <div className="api-about">
      {isDeprecated && (
        <p className="api-deprecated">
          <strong>Deprecated.</strong> The API still sends it; new code should not wait for it.
        </p>
      )}
      <Markdown text={words.filter(Boolean).join('\n\n')} top={2} />
      {document !== undefined && (
        <p>
          <ReferenceLink {...document} />
        </p>
      )}
    </div>
  );
}

/** A request that the API sends by itself, and what is answered. The OpenAPI theme has no such part. */
export default createPart<WebhookPage>((page) => (
  <>
    <Header {...page} />
    <About {...page} />
    <Section id="sent">
      <SentParts request={page} level={3} />
    </Section>
    <Section id="to-answer">
      <Answers request={page} level={3} />
    </Section>
  </>
));
