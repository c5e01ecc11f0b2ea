import {type ReactNode, useEffect, useRef} from 'react';

import type {ConsoleModel} from '../model';
import {type Problem, parseProblem} from '../problem';
import {formatSize, type ReceivedResponse, buildFileName} from '../response';
import inputs from '../inputs.module.css';
import result from '../result.module.css';
import styles from '../styles.module.css';
import Button from './button';

/** Characters of a body that are shown; the whole of it can be downloaded. */
const MAX_SHOWN = 200_000;

interface Props {
  readonly response: ReceivedResponse;
  readonly model: ConsoleModel;
}

function ProblemView({problem}: {readonly problem: Problem}): ReactNode {
  return (
    <div className={result.alert}>
      <p>
        <strong>{problem.title}</strong>
      </p>
      {problem.detail !== undefined && <p>{problem.detail}</p>}
      {problem.errors.length > 0 && (
        <ul>
          {problem.errors.map(({pointer, detail}) => (
            <li key={`${pointer ?? ''} ${detail}`}>
              {pointer !== undefined && <code>{pointer}</code>} {detail}
            </li>
          ))}
        </ul>
      )}
      {problem.href !== undefined && <a href={problem.href}>When this happens, and what to do</a>}
    </div>
  );
}

function Headers({headers}: Pick<ReceivedResponse, 'headers'>): ReactNode {
  return (
    <details className={result.details}>
      <summary>
        {headers.length} response {headers.length === 1 ? 'header' : 'headers'}
      </summary>
      <dl className={result.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Of another site’s answer a browser shows only the headers that the server exposes.
      </p>
    </details>
  );
}

/** The body as a file, under an address that lasts as long as the link. */
function DownloadLink({blob, name}: {readonly blob: Blob; readonly name: string}): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    link.current?.setAttribute('href', url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <a ref={link} className={inputs.button} download={name}>
      Download {name} ({formatSize(blob.size)})
    </a>
  );
}

function Body({response, model}: Props): ReactNode {
  const {body, blob, mediaType} = response;
  if (body.kind === 'empty') return <p className={styles.note}>The response has no body.</p>;
  const download = <DownloadLink blob={blob} name={buildFileName(model.path, mediaType)} />;
  if (body.kind === 'binary') return download;
  const isTooLong = body.kind === 'text' && body.isCut === true;
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      <pre className={result.body} tabIndex={0} role="region" aria-label="Response body">
        <code>{body.text.slice(0, MAX_SHOWN)}</code>
      </pre>
      {(isTooLong || body.text.length > MAX_SHOWN) && (
        <p className={styles.note}>Only the beginning is shown: the body is long.</p>
      )}
      <p className={styles.actions}>
        {!isTooLong && (
          <Button key={body.text} data-copy={body.text} aria-label="Copy the body">
            Copy
          </Button>
        )}
        {download}
      </p>
    </>
  );
}

/** A response: the problem that it describes, its headers, its body. */
export default function ResponseView({response, model}: Props): ReactNode {
  const problem = parseProblem(response, model);
  return (
    <>
      {problem !== undefined && <ProblemView problem={problem} />}
      {response.redirectedTo !== undefined && (
        <p className={styles.note}>
          Redirected: <code>{response.redirectedTo}</code> answered.
        </p>
      )}
      <Headers headers={response.headers} />
      <Body response={response} model={model} />
    </>
  );
}
