import type {ReactNode} from 'react';

import {type ProblemType, toProblemHref} from '@openapi-portal/openapi-model';
import {
  findRetry,
  type OperationPage,
  type Response,
  type Retry,
} from '@openapi-portal/openapi-reference';
import {Markdown, useMark, usePlain} from '@openapi-portal/openapi-reference/components';

import {Answer, ResponseSummary, isEmpty, type RowResponse, splitResponse} from './Answer';

interface PageProps {
  readonly page: OperationPage;
}

interface RowProps extends PageProps {
  readonly response: Response;
  readonly problem: ProblemType | undefined;
}

const RetryWords = ({kind, words}: Retry): ReactNode => (
  <span className={`api-retry api-retry-${kind}`}>{words}</span>
);

function ProblemCell({problem, page: {context}}: Pick<RowProps, 'problem' | 'page'>): ReactNode {
  if (problem === undefined) return <td />;
  return (
    <td>
      <a href={toProblemHref(context.basePath, problem.slug)}>
        <code>{problem.slug}</code>
      </a>
    </td>
  );
}

/** Describes when an error occurs. A single problem type of a response is described by the response. */
function describeWhen({problems, text}: Response, problem?: ProblemType): string | undefined {
  const isOwn = problem === undefined || (problems.length === 1 && text !== '');
  return isOwn ? text : problem.cursor.text('when');
}

const ErrorCells = ({response, problem, page}: RowProps): ReactNode => (
  <>
    {page.hasProblems && <ProblemCell problem={problem} page={page} />}
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

const countColumns = ({hasProblems}: OperationPage): number => (hasProblems ? 4 : 2);

function SharedCells({text, columns}: Pick<Response, 'text'> & {columns: number}): ReactNode {
  const words = <Markdown text={text} top={6} />;
  if (!usePlain()) return <td colSpan={columns}>{words}</td>;
  return (
    <>
      <td />
      <td>{words}</td>
      <td />
      <td />
    </>
  );
}

const AnswerCell = ({answer, columns}: {answer: RowResponse; columns: number}): ReactNode => (
  <td colSpan={columns} className="api-error-answer">
    <details>
      <summary>
        <ResponseSummary {...answer} />
      </summary>
      <Answer answer={answer} level={3} />
    </details>
  </td>
);

function useRows({response, page}: Omit<RowProps, 'problem'>): readonly ReactNode[] {
  const isPlain = usePlain();
  const columns = countColumns(page);
  const {own, byProblem} = splitResponse(response, page.errorAnswers.find(response));
  const open = (answer: RowResponse): readonly ReactNode[] =>
    // A Markdown table cell is a single line, so plain HTML has the content below the table.
    isPlain || isEmpty(answer)
      ? []
      : [<AnswerCell key="answer" answer={answer} columns={columns} />];
  const shared = own && [<SharedCells key="all" {...response} columns={columns} />, ...open(own)];
  return [
    ...(shared ?? []),
    ...[...byProblem].flatMap(([problem, answer]) => [
      <ErrorCells key="words" {...{response, problem, page}} />,
      ...open(answer),
    ]),
  ];
}

interface StatusProps extends Pick<Response, 'status' | 'title'> {
  readonly rowSpan: number;
}

const StatusCell = ({status, title, rowSpan}: StatusProps): ReactNode => (
  <th
    scope="rowgroup"
    rowSpan={rowSpan > 1 ? rowSpan : undefined}
    data-title={usePlain() ? '' : undefined}
  >
    {status} <span className="api-type">{title.slice(status.length).trim()}</span>
  </th>
);

/** Shows a status: first the description that its problem types share, then a row for each problem type. */
function ErrorRows({response, page}: Omit<RowProps, 'problem'>): ReactNode {
  const {status, title, anchor} = response;
  const toMark = useMark();
  const rows = useRows({response, page});
  return (
    <tbody id={anchor} {...toMark({kind: 'status', title, anchor, names: [status]})}>
      {rows.map((cells, index) => (
        <tr key={index}>
          {index === 0 && <StatusCell {...response} rowSpan={rows.length} />}
          {cells}
        </tr>
      ))}
    </tbody>
  );
}

export const ErrorTable = ({page}: PageProps): ReactNode => (
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
