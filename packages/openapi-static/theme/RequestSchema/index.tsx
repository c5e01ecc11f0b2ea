import {RequestBody} from '../../reference/components/MediaTypes';
import {Message} from '../../reference/components/Schema';
import {Section} from '../../reference/components/Section';
import {createPart} from '../../reference/create-part';
import type {OperationPage} from '../../reference/operation';

/** The body that an operation takes. */
export default createPart<OperationPage>(
  ({body}) =>
    body !== undefined && (
      <Section id="request-body">
        <Message value="request">
          <RequestBody body={body} level={3} isWithoutExamples />
        </Message>
      </Section>
    ),
);
