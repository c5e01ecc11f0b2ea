import type {ReactNode} from 'react';

import {formatValue} from 'static-pages/reports/json';
import type {Cursor} from '../../contract/cursor';
import type {Response as View} from '../responses';
import type {SharedPart} from '../shared-errors';
import {Markdown} from './Markdown';
import {MediaTypes} from './MediaTypes';
import {Fields, Message} from './Schema';
import {Heading} from './Section';
import {SharedParts} from './SharedParts';

/** Which value goes where in the call that a link makes possible. */
const listValues = (link: Cursor): readonly string[] => {
  const parameters = link.entries('parameters');
  const body = link.get('requestBody');
  return [...parameters, ...(body === undefined ? [] : [['body', body] as const])].map(
    ([name, {value}]) => `${name}: ${formatValue(value)}`,
  );
};

/** The calls that a response makes possible. */
export const ResponseLinks = ({response}: {response: Cursor}): ReactNode =>
  response.entries('links').length > 0 && (
    <>
      <p className="api-label">What can be called next</p>
      <ul>
        {response.entries('links').map(([name, entry]) => {
          const link = entry.resolve();
          return (
            <li key={name}>
              {name}: <code>{link.text('operationId') ?? link.text('operationRef')}</code>{' '}
              {listValues(link).join(', ')}
              <Markdown text={link.text('description')} top={6} />
            </li>
          );
        })}
      </ul>
    </>
  );

interface Props {
  readonly response: View & {readonly sharedHeaders?: readonly SharedPart[]};
  /** Whether its examples stand elsewhere: among the code samples. */
  readonly isWithoutExamples?: boolean;
}

/** One response under a heading of its own. */
export const Response = ({response, isWithoutExamples}: Props): ReactNode => {
  const {status, anchor, title, text, cursor, headers, sharedHeaders = [], mediaTypes} = response;
  return (
    <section>
      <Heading level={3} id={anchor}>
        <span className={`api-status api-status-${status.charAt(0)}`}>{title}</span>
      </Heading>
      <Markdown text={text} top={4} />
      <Message value="answer">
        {headers.length + sharedHeaders.length > 0 && <h4 className="api-label">Headers</h4>}
        {headers.length > 0 && <Fields fields={headers} level={5} noun="header" />}
        <SharedParts parts={sharedHeaders} />
        <MediaTypes mediaTypes={mediaTypes} level={4} isWithoutExamples={isWithoutExamples} />
      </Message>
      <ResponseLinks response={cursor} />
    </section>
  );
};
