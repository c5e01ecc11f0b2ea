import type {ReactNode} from 'react';

import {
  CodeList,
  Content,
  Facts,
  Fields,
  Message,
  ResponseLinks,
  Section,
  Unrecorded,
  usePlain,
} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage} from '@openapi-portal/openapi-reference';

import {Answer, isEmpty, splitResponse} from './Answer';
import {ErrorTable} from './ErrorTable';

interface Props {
  readonly page: OperationPage;
}

const CommonBody = ({page, level}: Props & {level: number}): ReactNode => {
  const {body, mediaTypes, statuses} = page.errorAnswers.common;
  return (
    body !== undefined && (
      <>
        <p className="api-media">
          <code>{body.name}</code> <CodeList values={mediaTypes} separator=", " />
          {statuses.length > 0 && ` with ${statuses.join(', ')}`}
        </p>
        {body.title !== undefined && <p className="api-title">{body.title}</p>}
        <Facts node={body} />
        <Content node={body} level={level} depth={0} />
      </>
    )
  );
};

function Common({page}: Props): ReactNode {
  const {body, headers} = page.errorAnswers.common;
  const names = [...(body?.fields ?? []), ...headers].map(({name}) => name);
  const isPlain = usePlain();
  if (body === undefined && headers.length === 0) return null;
  const level = isPlain ? 4 : 3;
  const content = (
    <>
      <CommonBody page={page} level={level} />
      {headers.length > 0 && <Fields fields={headers} level={level} noun="header" />}
    </>
  );
  if (isPlain)
    return (
      <>
        <h3>What all errors send</h3>
        {content}
      </>
    );
  return (
    <details className="api-fold api-error-common">
      <summary>
        What all errors send <code>{names.join(' ')}</code>
      </summary>
      {content}
    </details>
  );
}

const PlainAnswers = ({page: {errors, errorAnswers}}: Props): ReactNode =>
  errors.flatMap((response) => {
    const {own, byProblem} = splitResponse(response, errorAnswers.find(response));
    const rows = [...(own === undefined ? [] : [own]), ...byProblem.values()];
    return rows
      .filter((answer) => !isEmpty(answer))
      .map((answer) => (
        <section key={`${response.status} ${answer.name}`}>
          <h3>
            {response.status} {answer.name !== undefined && <code>{answer.name}</code>}
          </h3>
          <Answer answer={answer} level={4} />
        </section>
      ));
  });

export default createPart<OperationPage>((page) => {
  const {errors} = page;
  const isPlain = usePlain();
  return (
    errors.length > 0 && (
      <Section id="errors">
        <Message.Provider value="answer">
          <ErrorTable page={page} />
          <Unrecorded>
            <Common page={page} />
            {isPlain && <PlainAnswers page={page} />}
          </Unrecorded>
        </Message.Provider>
        {errors.map(({status, links}) => (
          <ResponseLinks key={status} links={links} />
        ))}
      </Section>
    )
  );
});
