import type {ReactNode} from 'react';

import {Body} from '../../reference/components/Body';
import {Method} from '../../reference/components/Endpoint';
import {Heading} from '../../reference/components/Heading';
import {Markdown} from '../../reference/components/Markdown';
import {Response} from '../../reference/components/Responses';
import {Section} from '../../reference/components/Section';
import {createPart, type OperationParts} from '../../reference/create-part';
import {SECTIONS} from '../../reference/operation-outline';
import type {CallbackView} from '../../reference/operation-view';
import type {PageContext} from '../../reference/page';
import type {ResponseView} from '../../reference/responses';

interface ResponsesProps {
  readonly id: string;
  readonly title: string;
  readonly responses: readonly ResponseView[];
  readonly context: PageContext;
}

const Responses = ({responses, context, ...section}: ResponsesProps): ReactNode =>
  responses.length > 0 && (
    <Section {...section}>
      {responses.map((response) => (
        <Response key={response.status} response={response} context={context} />
      ))}
    </Section>
  );

const Callback = ({
  callback,
  context,
}: {
  callback: CallbackView;
  context: PageContext;
}): ReactNode => (
  <section>
    <Heading level={3} id={callback.anchor}>
      {callback.name}
    </Heading>
    <p>
      <Method method={callback.method} /> <code>{callback.expression}</code> {callback.summary}
    </p>
    <Markdown text={callback.description} top={4} />
    {callback.body !== undefined && <Body body={callback.body} level={4} />}
    {callback.responses.map((response) => (
      <Response key={response.status} response={response} context={context} />
    ))}
  </section>
);

/** What an operation answers, how it fails, and what it calls itself. */
export default createPart<OperationParts>(({view: {responses, callbacks}, context}) => (
  <>
    <Responses
      id={SECTIONS.responses}
      title="Responses"
      responses={responses.filter(({isError}) => !isError)}
      context={context}
    />
    <Responses
      id={SECTIONS.errors}
      title="Errors"
      responses={responses.filter(({isError}) => isError)}
      context={context}
    />
    {callbacks.length > 0 && (
      <Section id={SECTIONS.callbacks} title="Callbacks">
        {callbacks.map((callback) => (
          <Callback key={callback.anchor} callback={callback} context={context} />
        ))}
      </Section>
    )}
  </>
));
