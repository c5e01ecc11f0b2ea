import type {ReactNode} from 'react';

import {
  UrlSource,
  ExpectedResponses,
  FoldHeading,
  Heading,
  Markdown,
  Method,
  Response,
  Section,
  SentParts,
  usePlain,
} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage, toFragment} from '@openapi-portal/openapi-reference';

type Sent = OperationPage['callbacks'][number];

const CallbackContent = ({callback}: {callback: Sent}): ReactNode => (
  <>
    <p>The API sends this request, and your server answers it.</p>
    <UrlSource address={callback.expression} />
    <Markdown text={callback.pathItem.text('description')} top={4} />
    <Markdown text={callback.cursor.text('description')} top={4} />
    <SentParts request={callback} level={4} />
    <p className="api-label">What to answer</p>
    <ExpectedResponses request={callback} level={4} />
  </>
);

/** Shows a request of a callback. It is collapsed, because it may be longer than the rest of the operation. */
function Callback({callback}: {callback: Sent}): ReactNode {
  const {anchor, title, method, expression, cursor} = callback;
  const address = (
    <>
      <Method method={method} /> <code>{expression}</code> {cursor.text('summary')}
    </>
  );
  if (usePlain())
    return (
      <section>
        <Heading level={3} id={anchor}>
          {title}
        </Heading>
        <p>{address}</p>
        <CallbackContent callback={callback} />
      </section>
    );
  return (
    <details className="api-fold">
      <summary>
        <FoldHeading level={3}>{title}</FoldHeading> {address}
      </summary>
      <div id={anchor}>
        <a className="api-anchor" href={toFragment(anchor)} aria-label={`Link to ${title}`}>
          #
        </a>
        <CallbackContent callback={callback} />
      </div>
    </details>
  );
}

export default createPart<OperationPage>(({responses, successes, callbacks}) => (
  <>
    {responses.length === 0 && (
      <Section id="responses">
        <p>The contract does not say what is answered.</p>
      </Section>
    )}
    {successes.length > 0 && (
      <Section id="responses">
        {successes.map((response) => (
          <Response key={response.status} response={response} isWithoutExamples />
        ))}
      </Section>
    )}
    {callbacks.length > 0 && (
      <Section id="callbacks">
        {callbacks.map((callback) => (
          <Callback key={callback.anchor} callback={callback} />
        ))}
      </Section>
    )}
  </>
));
