import {type MouseEvent, type ReactNode, useState} from 'react';

import {findNextPage, findRecords, type FoundRecord, type NextRequest} from '../next-requests';
import type {ReceivedResponse} from '../response';
import parts from './parts.module.css';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import {findCurrentVersion, findHeader} from '../versions';
import Button from './button';
import {SelectField} from './field';

interface ResponseProps extends Props {
  readonly response: ReceivedResponse;
}

interface RecordProps extends Props {
  readonly records: readonly FoundRecord[];
}

const isIfMatch = (key: string): boolean => /^header if-match$/i.test(key);

/** Returns true if the click opens the link in a new tab or window, or downloads its target. */
const isElsewhere = ({ctrlKey, metaKey, shiftKey, altKey, button}: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

function RequestLink({request, controls}: Props & {readonly request: NextRequest}): ReactNode {
  function follow(event: MouseEvent): void {
    if (isElsewhere(event)) return;
    event.preventDefault();
    controls.goOn(request);
  }
  return (
    <a href={request.href} onClick={follow}>
      {request.title}
    </a>
  );
}

function Records({records, controls}: RecordProps): ReactNode {
  const [index, setIndex] = useState(0);
  const {requests = []} = records[index] ?? {};
  const isOfAnswer = requests.some(({values}) =>
    Object.keys(values).some((key) => key.startsWith('path ')),
  );
  return (
    <>
      {records.length > 1 && (
        <SelectField
          id={controls.toId('record')}
          label="Record"
          value={String(index)}
          options={records.map(({label}, each) => [each, label])}
          onChange={(chosen) => setIndex(Number(chosen))}
        />
      )}
      <p className={parts.requests}>
        <span>{isOfAnswer ? 'Use this id:' : 'Next:'}</span>
        {requests.map((request) => (
          <RequestLink key={`${request.method} ${request.path}`} {...{request, controls}} />
        ))}
      </p>
    </>
  );
}

function explainVersion(tag: string, records: readonly FoundRecord[], isOwn: boolean): string {
  const takers = (records[0]?.requests ?? []).filter(({values}) =>
    Object.keys(values).some(isIfMatch),
  );
  const titles = [...(isOwn ? ['this operation'] : []), ...takers.map(({title}) => `“${title}”`)];
  return `The response contains the ETag ${tag}. It is filled in as If-Match of ${titles.join(' and ')} for this record.`;
}

/** Offers the current version of the record after the server has rejected an outdated `If-Match`. */
function CurrentVersion({tag, controls}: Props & {readonly tag: string}): ReactNode {
  const {key, fillIn} = controls.version;
  if (key === undefined || controls.form.values[key] === tag) return null;
  function take(): void {
    fillIn(tag);
    controls.focus(key ?? '');
  }
  return (
    <>
      <p>
        The record has changed. Its current ETag is {tag}. Read the record before you change it.
      </p>
      <Button onClick={take}>Use for If-Match</Button>
    </>
  );
}

export default function NextRequests({response, controls}: ResponseProps): ReactNode {
  const {model, form, version, sendWith} = controls;
  const answered = {model, values: form.values, response};
  const records = findRecords(answered);
  const next = findNextPage(answered);
  const current = findCurrentVersion(response);
  const tag = findHeader(response, 'ETag');
  const isTaken =
    version.isFilledIn ||
    records.some(({requests}) => requests.some(({values}) => Object.keys(values).some(isIfMatch)));
  if (records.length === 0 && next === undefined && current === undefined) return null;
  return (
    <div className={parts.next} role="group" aria-label="What comes next">
      {tag !== undefined && isTaken && response.status < 300 && (
        <p className={styles.note}>{explainVersion(tag, records, version.isFilledIn)}</p>
      )}
      {current !== undefined && <CurrentVersion tag={current} controls={controls} />}
      {next !== undefined && <Button onClick={() => sendWith(next)}>Next page</Button>}
      {records.length > 0 && <Records {...{records, controls}} />}
    </div>
  );
}
