import type {ReactNode} from 'react';

import {formatMethod} from '@openapi-portal/openapi-model';
import {createPart, type WebhookPage} from '@openapi-portal/openapi-reference';
import {
  ExpectedResponses,
  FactLine,
  Method,
  PlainEndpoint,
  Section,
  SentParts,
  Tags,
  usePlain,
} from '@openapi-portal/openapi-reference/components';

import {Description} from '../../theme-words';

const listFacts = ({webhook: {path, id}, api, authorization, context}: WebhookPage) =>
  [
    ['Sent by', api],
    ['Sent to', 'your server'],
    ['Event', path],
    [
      'Authorization',
      authorization && (
        <a key="" href={`${context.basePath}/#authorization`}>
          {authorization}
        </a>
      ),
    ],
    ['Operation', id],
  ] as const;

const Endpoint = ({method}: Pick<WebhookPage['webhook'], 'method'>): ReactNode =>
  usePlain() ? (
    <PlainEndpoint words={`${formatMethod(method)} an address of your own`} />
  ) : (
    <div className="api-endpoint">
      <Method method={method} />
      <span className="api-path">an address of your own</span>
      <span className="api-badge">webhook</span>
    </div>
  );

function Header(page: WebhookPage): ReactNode {
  const {webhook, api, tags} = page;
  return (
    <header className="api-header">
      <h1>{webhook.title}</h1>
      <Endpoint method={webhook.method} />
      <FactLine facts={listFacts(page)} />
      <p>
        {api} sends this request to an address that you give it. Your server takes it and answers.
      </p>
      <Tags tags={tags} />
    </header>
  );
}

const About = ({webhook}: WebhookPage): ReactNode => (
  <div className="api-about">
    {webhook.isDeprecated && (
      <p className="api-deprecated">
        <strong>Deprecated.</strong> The API still sends it; new code should not wait for it.
      </p>
    )}
    <Description {...webhook} />
  </div>
);

export default createPart<WebhookPage>((page) => (
  <>
    <Header {...page} />
    <About {...page} />
    <Section id="sent">
      <SentParts request={page} level={3} />
    </Section>
    <Section id="to-answer">
      <ExpectedResponses request={page} level={3} />
    </Section>
  </>
));
