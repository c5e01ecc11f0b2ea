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
  readonly isWithoutExamples?: boolean;
  readonly level?: number;
  /** `answer` for a response of the API, `request` for a response of the reader's server to the API. */
  readonly message?: 'answer' | 'request';
}

/** Renders the headers of a response. They are collapsed, because most readers look for the body. */
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

export const Response = ({
  response,
  isWithoutExamples,
  level = 3,
  message = 'answer',
}: Props): ReactNode => {
  const {status, anchor, title, text, mediaTypes} = response;
  const toMark = useMark();
  // Search indexes only responses of this API, not responses to its callbacks.
  const isOfPage = anchor.startsWith('responses.');
  return (
    <section {...(isOfPage && toMark({kind: 'status', title, anchor, names: [status]}))}>
      <Heading level={level} id={anchor}>
        <span className={`api-status api-status-${status.charAt(0)}`}>{title}</span>
      </Heading>
      <Markdown text={text} top={level + 1} />
      <Message.Provider value={message}>
        <Headers {...response} level={level + 1} />
        <MediaTypes
          mediaTypes={mediaTypes}
          level={level + 1}
          isWithoutExamples={isWithoutExamples}
        />
      </Message.Provider>
      <ResponseLinks links={response.links} />
    </section>
  );
};
