import type {ReactNode} from 'react';

import {
  AddressSource,
  Answers,
  Heading,
  Markdown,
  Method,
  Response,
  Section,
  SentParts,
} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';

const Callback = ({callback}: {callback: OperationPage['callbacks'][number]}): ReactNode => (
  <section>
    <Heading level={3} id={callback.anchor}>
      {callback.title}
    </Heading>
    <p>
      <Method method={callback.method} /> <code>{callback.expression}</code>{' '}
      {callback.cursor.text('summary')}
    </p>
    <p>The API sends this request, and your server answers it.</p>
    <AddressSource address={callback.expression} />
    <Markdown text={callback.pathItem.text('description')} top={4} />
    <Markdown text={callback.cursor.text('description')} top={4} />
    <SentParts request={callback} level={4} />
    <p className="api-label">What to answer</p>
    <Answers request={callback} level={4} />
  </section>
);

/** The successful responses of an operation, and its callbacks. */
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
