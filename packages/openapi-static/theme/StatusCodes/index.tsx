import type {ReactNode} from 'react';

import {Markdown} from '../../reference/components/Markdown';
import {Method} from '../../reference/components/Method';
import {RequestBody} from '../../reference/components/MediaTypes';
import {Response} from '../../reference/components/Response';
import {Heading, Section} from '../../reference/components/Section';
import {createPart} from '../../reference/create-part';
import type {OperationPage} from '../../reference/operation';

type ResponsesProps = Pick<OperationPage, 'responses' | 'context'>;

const Responses = ({responses, context}: ResponsesProps): ReactNode =>
  responses.map((response) => (
    <Response key={response.status} response={response} context={context} />
  ));

interface CallbackProps extends Pick<OperationPage, 'context'> {
  readonly callback: OperationPage['callbacks'][number];
}

const Callback = ({callback, context}: CallbackProps): ReactNode => (
  <section>
    <Heading level={3} id={callback.anchor}>
      {callback.title}
    </Heading>
    <p>
      <Method method={callback.method} /> <code>{callback.expression}</code>{' '}
      {callback.cursor.text('summary')}
    </p>
    <Markdown text={callback.cursor.text('description')} top={4} />
    <RequestBody body={callback.body} level={4} />
    <Responses responses={callback.responses} context={context} />
  </section>
);

/** What an operation answers, how it fails, and what it calls itself. */
export default createPart<OperationPage>(({successes, errors, callbacks, context}) => (
  <>
    {successes.length > 0 && (
      <Section id="responses">
        <Responses responses={successes} context={context} />
      </Section>
    )}
    {errors.length > 0 && (
      <Section id="errors">
        <Responses responses={errors} context={context} />
      </Section>
    )}
    {callbacks.length > 0 && (
      <Section id="callbacks">
        {callbacks.map((callback) => (
          <Callback key={callback.anchor} callback={callback} context={context} />
        ))}
      </Section>
    )}
  </>
));
