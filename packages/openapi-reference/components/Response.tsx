import type {ReactNode} from 'react';

import {formatValue} from '@openapi-portal/reports/json';
import type {Cursor} from '@openapi-portal/openapi-model';
import type {Response as View} from '../responses';
import type {SharedHeader} from '../shared-errors';
import {Markdown} from './Markdown';
import {MediaTypes} from './MediaTypes';
import {useMark, usePlain} from './Plain';
import {Fields, Message} from './Schema';
import {FoldHeading, Heading} from './Section';
import {Servers} from './Servers';
import {SharedHeaders} from './SharedParts';
import {Value} from './ValueSource';

/** The values that a link passes to another operation. */
function LinkValues({link}: {link: Cursor}): ReactNode {
  const body = link.get('requestBody');
  const values = [
    ...link.entries('parameters'),
    ...(body === undefined ? [] : [['body', body] as const]),
  ];
  return (
    values.length > 0 && (
      <ul>
        {values.map(([name, {value}]) => (
          <li key={name}>
            <code>{name}</code>: <Value text={formatValue(value)} />
          </li>
        ))}
      </ul>
    )
  );
}

/** The calls that a response makes possible. */
export const ResponseLinks = ({links}: Pick<View, 'links'>): ReactNode =>
  links.length > 0 && (
    <>
      <p className="api-label">What can be called next</p>
      <ul>
        {links.map(({name, cursor, target}) => (
          <li key={name}>
            {name}: {target !== undefined && <a href={target.href}>{target.title}</a>}
            {cursor.has('operationId') && <code> {cursor.text('operationId')}</code>}
            {target === undefined && <code>{cursor.text('operationRef')}</code>}
            <Markdown text={cursor.text('description')} top={6} />
            <LinkValues link={cursor} />
            {cursor.has('server') && <Servers servers={[cursor.get('server') ?? cursor]} />}
          </li>
        ))}
      </ul>
    </>
  );

interface Props {
  readonly response: View & {readonly sharedHeaders?: readonly SharedHeader[]};
  /** True if its examples are among the code samples. */
  readonly isWithoutExamples?: boolean;
  /** Level of its heading. */
  readonly level?: number;
  /** An answer of the API, or what its reader sends to the API that calls. */
  readonly message?: 'answer' | 'request';
}

/** The headers of a response, behind their names: readers look for its fields first. */
function Headers({
  headers,
  sharedHeaders = [],
  level,
}: Pick<Props['response'], 'headers' | 'sharedHeaders'> & {level: number}): ReactNode {
  const isPlain = usePlain();
  const names = [...headers, ...sharedHeaders].map(({name}) => name);
  if (names.length === 0) return null;
  const content = (
    <>
      {headers.length > 0 && <Fields fields={headers} level={level + 1} noun="header" />}
      <SharedHeaders parts={sharedHeaders} />
    </>
  );
  const heading = (
    <FoldHeading level={level} className="api-label">
      Headers
    </FoldHeading>
  );
  if (isPlain)
    return (
      <>
        {heading}
        {content}
      </>
    );
  return (
    <details className="api-optional api-headers">
      <summary>
        {heading} <code>{names.join(' ')}</code>
      </summary>
      {content}
    </details>
  );
}

/** One response under a heading of its own. */
export const Response = ({
  response,
  isWithoutExamples,
  level = 3,
  message = 'answer',
}: Props): ReactNode => {
  const {status, anchor, title, text, mediaTypes} = response;
  const toMark = useMark();
  // Responses to a callback are not responses of this API.
  const isOfPage = anchor.startsWith('responses.');
  return (
    <section {...(isOfPage && toMark({kind: 'status', title, anchor, names: [status]}))}>
      <Heading level={level} id={anchor}>
        <span className={`api-status api-status-${status.charAt(0)}`}>{title}</span>
      </Heading>
      <Markdown text={text} top={level + 1} />
      <Message value={message}>
        <Headers {...response} level={level + 1} />
        <MediaTypes
          mediaTypes={mediaTypes}
          level={level + 1}
          isWithoutExamples={isWithoutExamples}
        />
      </Message>
      <ResponseLinks links={response.links} />
    </section>
  );
};
