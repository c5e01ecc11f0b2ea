import type {ReactNode} from 'react';

import {
  CodeList,
  ExampleList,
  Fields,
  Heading,
  Markdown,
  MediaTypeContent,
  Message,
  ResponseLinks,
  Section,
  SharedParts,
  Unrecorded,
  useMark,
  usePlain,
} from '@openapi-portal/openapi-reference/components';
import {
  createPart,
  findRetry,
  type OperationPage,
  type Response,
  type Retry,
  type SharedErrors,
} from '@openapi-portal/openapi-reference';
import {type ProblemType, toProblemHref} from '@openapi-portal/openapi-model';

interface RowProps {
  readonly response: Response;
  readonly problem: ProblemType | undefined;
  readonly page: OperationPage;
}

const RetryWords = ({kind, words}: Retry): ReactNode => (
  <span className={`api-retry api-retry-${kind}`}>{words}</span>
);

/** What a problem type adds to its status: its name, and what to do. */
function ProblemCells({problem, page: {context}}: Pick<RowProps, 'problem' | 'page'>): ReactNode {
  if (problem === undefined) return <td />;
  return (
    <td>
      <a href={toProblemHref(context.basePath, problem.slug)}>
        <code>{problem.slug}</code>
      </a>
    </td>
  );
}

/** The response's own words where it has one problem type: they are more exact than those of the type. */
function describeWhen({problems, text}: Response, problem?: ProblemType): string | undefined {
  const isOwn = problem === undefined || (problems.length === 1 && text !== '');
  return isOwn ? text : problem.cursor.text('when');
}

/** One problem type of a status, or the status itself where it has none. */
const ErrorCells = ({response, problem, page}: RowProps): ReactNode => (
  <>
    {page.hasProblems && <ProblemCells problem={problem} page={page} />}
    <td>
      <Markdown text={describeWhen(response, problem)} top={6} />
    </td>
    {page.hasProblems && (
      <td>
        <Markdown text={problem?.cursor.text('remedy')} top={6} />
      </td>
    )}
    <td>
      <RetryWords {...findRetry(response.status, problem, page.retrySafety)} />
    </td>
  </>
);

/** A status with its problem types, each in a row of its own, below what is said of all of them. */
function ErrorRows({response, page}: Omit<RowProps, 'problem'>): ReactNode {
  const {status, title, anchor, problems, text} = response;
  const isShared = problems.length > 1;
  const rows = problems.length === 0 ? [undefined] : problems;
  const toMark = useMark();
  return (
    <tbody id={anchor} {...toMark({kind: 'status', title, anchor, names: [status]})}>
      {isShared && (
        <tr>
          <StatusCell status={status} title={title} rowSpan={rows.length + 1} />
          <SharedCells text={text} />
        </tr>
      )}
      {rows.map((problem) => (
        <tr key={problem?.slug ?? ''}>
          {!isShared && <StatusCell status={status} title={title} />}
          <ErrorCells response={response} problem={problem} page={page} />
        </tr>
      ))}
    </tbody>
  );
}

interface StatusProps extends Pick<Response, 'status' | 'title'> {
  readonly rowSpan?: number;
}

const StatusCell = ({status, title, rowSpan}: StatusProps): ReactNode => (
  <th scope="rowgroup" rowSpan={rowSpan} data-title={usePlain() ? '' : undefined}>
    {status} <span className="api-type">{title.slice(status.length).trim()}</span>
  </th>
);

/** What is said of a status as a whole; plain HTML has it in the column that says when it is sent. */
function SharedCells({text}: Pick<Response, 'text'>): ReactNode {
  const words = <Markdown text={text} top={6} />;
  if (!usePlain()) return <td colSpan={4}>{words}</td>;
  return (
    <>
      <td />
      <td>{words}</td>
      <td />
      <td />
    </>
  );
}

const ErrorTable = ({page}: {page: OperationPage}): ReactNode => (
  <div className="api-scroll" tabIndex={0} role="region" aria-label="Errors">
    <table className="api-errors">
      <thead>
        <tr>
          <th scope="col">Status</th>
          {page.hasProblems && <th scope="col">Type</th>}
          <th scope="col">When</th>
          {page.hasProblems && <th scope="col">What to do</th>}
          <th scope="col">Send it again?</th>
        </tr>
      </thead>
      {page.errors.map((response) => (
        <ErrorRows key={response.status} response={response} page={page} />
      ))}
    </table>
  </div>
);

interface SharedProps {
  readonly shared: SharedErrors;
}

/** Headers by name where the page of the API describes them, the others in full. */
const Headers = ({shared: {headers, ownHeaders}}: SharedProps): ReactNode =>
  headers.length + ownHeaders.length > 0 && (
    <section>
      <Heading level={3} id="errors.headers">
        Headers of errors
      </Heading>
      <SharedParts parts={headers} />
      {ownHeaders.length > 0 && (
        <Fields
          level={4}
          fields={ownHeaders.map(({item}) => item)}
          noun="header"
          remarks={ownHeaders.map(({statuses}) => `with ${statuses.join(', ')}`)}
        />
      )}
    </section>
  );

/** Schemas by name where the page of the API describes them, the others in full. */
const Bodies = ({shared: {bodies, mediaTypes, ownBodies}}: SharedProps): ReactNode =>
  bodies.length + ownBodies.length > 0 && (
    <section>
      <Heading level={3} id="errors.bodies">
        Bodies of errors
      </Heading>
      {mediaTypes.length > 0 && (
        <p className="api-media">
          <CodeList values={mediaTypes} separator=", " />
        </p>
      )}
      <SharedParts parts={bodies} />
      {ownBodies.map(({item, statuses}) => (
        <details className="api-fold" key={statuses.join()}>
          <summary>
            {item.schema?.name ?? item.schema?.title ?? 'Body'} <code>{item.mediaType}</code>{' '}
            <span className="api-count">{statuses.join(', ')}</span>
          </summary>
          <MediaTypeContent {...item} level={4} />
        </details>
      ))}
    </section>
  );

const Examples = ({shared: {examples}}: SharedProps): ReactNode =>
  examples.length > 0 && (
    <details className="api-fold">
      <summary>
        Examples <span className="api-count">{examples.length}</span>
      </summary>
      {examples.map((mediaType) => (
        <ExampleList key={mediaType.examples[0]?.[1].pointer} {...mediaType} />
      ))}
    </details>
  );

/**
 * How an operation fails: every error in one table, and below it what they send. The OpenAPI theme has no such part.
 */
export default createPart<OperationPage>((page) => {
  const {errors, shared} = page;
  return (
    errors.length > 0 && (
      <Section id="errors">
        <ErrorTable page={page} />
        <Message value="answer">
          <Headers shared={shared} />
          <Unrecorded>
            <Bodies shared={shared} />
          </Unrecorded>
        </Message>
        <Unrecorded>
          <Examples shared={shared} />
        </Unrecorded>
        {errors.map(({status, cursor}) => (
          <ResponseLinks key={status} response={cursor} />
        ))}
      </Section>
    )
  );
});
