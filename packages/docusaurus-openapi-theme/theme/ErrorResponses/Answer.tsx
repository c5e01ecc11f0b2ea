import {Fragment, type ReactNode} from 'react';

import type {ProblemType} from '@openapi-portal/openapi-model';
import type {AnswerBody, ErrorAnswer, Response} from '@openapi-portal/openapi-reference';
import {
  ExampleContent,
  ExampleTitle,
  Fields,
  KnownFields,
  MediaTypeContent,
} from '@openapi-portal/openapi-reference/components';

/** What a row of the table opens to. */
export interface RowAnswer extends ErrorAnswer {
  /** What the row is about, where an example has the same name. */
  readonly name?: string;
}

/** Whether a body has more than the errors of the operation have in common. */
const isOwn = ({schema, known, encodings}: AnswerBody): boolean =>
  schema !== undefined || known.length + encodings.length > 0;

/** Whether a row has nothing to open. */
export const isEmpty = ({headers, knownHeaders, bodies, examples}: ErrorAnswer): boolean =>
  headers.length + knownHeaders.length + examples.length === 0 && !bodies.some(isOwn);

interface SplitAnswer {
  /** What stands with the status itself, where it has several problem types. */
  readonly own?: RowAnswer;
  readonly byProblem: ReadonlyMap<ProblemType | undefined, RowAnswer>;
}

/**
 * What the rows of a status open to: those of its problem types to their examples, where it has several, and its own to
 * all else. A single problem type has one row with its status.
 */
export function splitAnswer({problems}: Response, answer: ErrorAnswer): SplitAnswer {
  const [only, ...others] = problems;
  const byProblem = new Map<ProblemType | undefined, RowAnswer>();
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

type Named = Pick<ErrorAnswer['knownHeaders'][number], 'name'>;

/** What a row opens to in few words: `Example required_scope WWW-Authenticate`. */
export function AnswerNames({headers, knownHeaders, bodies, examples}: RowAnswer): ReactNode {
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
  readonly answer: RowAnswer;
  /** Of the headings of its fields. */
  readonly level: number;
}

const Body = ({
  body: {name, mediaType, schema, known, encodings},
  level,
}: Pick<AnswerProps, 'level'> & {body: AnswerBody}): ReactNode => (
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

/** What an operation answers with an error: its example, then the fields and headers that others do not have. */
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
    {answer.bodies.filter(isOwn).map((body) => (
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
