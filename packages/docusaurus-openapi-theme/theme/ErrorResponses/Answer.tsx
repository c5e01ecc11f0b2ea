import {Fragment, type ReactNode} from 'react';

import type {ProblemType} from '@openapi-portal/openapi-model';
import type {ErrorResponseBody, ErrorResponse, Response} from '@openapi-portal/openapi-reference';
import {
  ExampleContent,
  ExampleTitle,
  Fields,
  KnownFields,
  MediaTypeContent,
} from '@openapi-portal/openapi-reference/components';

/** The expandable content of a table row. */
export interface RowResponse extends ErrorResponse {
  /** Name of the row. The title of an example with the same name does not repeat the name. */
  readonly name?: string;
}

/** Returns true if a body has more than the fields that all errors of the operation share. */
const hasOwnContent = ({schema, known, encodings}: ErrorResponseBody): boolean =>
  schema !== undefined || known.length + encodings.length > 0;

export const isEmpty = ({headers, knownHeaders, bodies, examples}: ErrorResponse): boolean =>
  headers.length + knownHeaders.length + examples.length === 0 && !bodies.some(hasOwnContent);

interface SplitResponse {
  /** The content of the status row, if the status has several problem types. */
  readonly own?: RowResponse;
  readonly byProblem: ReadonlyMap<ProblemType | undefined, RowResponse>;
}

/** Divides the content of a status between its rows: one for each problem type, and one for the rest. */
export function splitResponse({problems}: Response, answer: ErrorResponse): SplitResponse {
  const [only, ...others] = problems;
  const byProblem = new Map<ProblemType | undefined, RowResponse>();
  if (others.length === 0) {
    byProblem.set(only, {...answer, name: only?.slug});
    return {byProblem};
  }
  for (const problem of problems) {
    const examples = answer.examples.filter(({example: [name]}) => name === problem.slug);
    const nothing = {headers: [], knownHeaders: [], bodies: []};
    byProblem.set(problem, {...nothing, name: problem.slug, examples});
  }
  const given = [...byProblem.values()].flatMap(({examples}) => examples);
  const examples = answer.examples.filter((example) => !given.includes(example));
  return {own: {...answer, examples}, byProblem};
}

type Named = Pick<ErrorResponse['knownHeaders'][number], 'name'>;

/** Renders the label of a row: whether it has an example, and its fields and headers. */
export function ResponseSummary({headers, knownHeaders, bodies, examples}: RowResponse): ReactNode {
  const fields = bodies.flatMap(({schema, known}): readonly Named[] => schema?.fields ?? known);
  const names = new Set([...fields, ...headers, ...knownHeaders].map(({name}) => name));
  return (
    <>
      {examples.length > 0 ? 'Example' : 'Fields and headers'}
      {names.size > 0 && (
        <>
          {' '}
          <code>{[...names].join(' ')}</code>
        </>
      )}
    </>
  );
}

interface AnswerProps {
  readonly answer: RowResponse;
  readonly level: number;
}

const Body = ({
  body: {name, mediaType, schema, known, encodings},
  level,
}: Pick<AnswerProps, 'level'> & {body: ErrorResponseBody}): ReactNode => (
  <>
    <p className="api-media">
      {name !== undefined && <code>{name}</code>} {mediaType}
      {known.length > 0 && (
        <>
          , with <KnownFields fields={known} />
        </>
      )}
    </p>
    <MediaTypeContent schema={schema} encodings={encodings} level={level} />
  </>
);

export const Answer = ({answer, level}: AnswerProps): ReactNode => (
  <>
    {answer.examples.map(({example, mediaType}) => (
      <Fragment key={example[1].pointer}>
        <p className="api-label">
          <ExampleTitle example={example} heading={answer.name} />
        </p>
        <ExampleContent example={example} mediaType={mediaType} />
      </Fragment>
    ))}
    {answer.bodies.filter(hasOwnContent).map((body) => (
      <Body key={`${body.name} ${body.mediaType}`} body={body} level={level} />
    ))}
    {answer.headers.length > 0 && <Fields fields={answer.headers} level={level} noun="header" />}
    {answer.knownHeaders.length > 0 && (
      <p className="api-media">
        Headers as above: <KnownFields fields={answer.knownHeaders} />
      </p>
    )}
  </>
);
