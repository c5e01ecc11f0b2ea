import {Message, RequestBody, Section} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';

export default createPart<OperationPage>(
  ({body}) =>
    body !== undefined && (
      <Section id="request-body">
        <Message.Provider value="request">
          <RequestBody body={body} level={3} isWithoutExamples />
        </Message.Provider>
      </Section>
    ),
);
