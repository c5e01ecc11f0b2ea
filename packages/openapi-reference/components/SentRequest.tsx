import type {ReactNode} from 'react';

import type {SentRequest} from '../sent-request';
import {ExampleContent, ExampleFold, ExampleTitle} from './Examples';
import {RequestBody} from './MediaTypes';
import {Response} from './Response';
import {Fields, Message} from './Schema';
import {Heading} from './Section';

interface Props {
  readonly request: SentRequest;
  readonly level: number;
}

const Parameters = ({request: {parameters}, level}: Props): ReactNode =>
  parameters.map(({anchor, title, fields}) => (
    <section key={anchor}>
      <Heading level={level} id={anchor}>
        {title}
      </Heading>
      <Fields fields={fields} level={level + 1} noun="parameter" />
    </section>
  ));

const Examples = ({request: {body}}: Pick<Props, 'request'>): ReactNode =>
  (body?.mediaTypes ?? []).flatMap(({anchor, mediaType, examples: [first, ...others]}) =>
    first === undefined
      ? []
      : [
          <div key={anchor}>
            <p className="api-label">
              Example: <ExampleTitle example={first} />
            </p>
            <ExampleContent example={first} mediaType={mediaType} />
            {others.map((example) => (
              <ExampleFold
                key={example[0]}
                group={anchor}
                example={example}
                mediaType={mediaType}
              />
            ))}
          </div>,
        ],
  );

/** Renders a request that the API sends. For its receiver, required fields are always present, as in a response. */
export const SentParts = ({request, level}: Props): ReactNode => (
  <Message.Provider value="answer">
    <Parameters request={request} level={level} />
    {request.body === undefined ? (
      <p>The request has no body.</p>
    ) : (
      <section>
        <Heading level={level} id={request.body.anchor}>
          Body
        </Heading>
        <RequestBody body={request.body} level={level + 1} isWithoutExamples />
        <Examples request={request} />
      </section>
    )}
  </Message.Provider>
);

export const ExpectedResponses = ({request: {responses}, level}: Props): ReactNode =>
  responses.length === 0 ? (
    <p>The contract does not say what to answer.</p>
  ) : (
    responses.map((response) => (
      <Response key={response.status} response={response} level={level} message="request" />
    ))
  );
