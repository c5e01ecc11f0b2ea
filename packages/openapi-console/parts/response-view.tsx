import type {ReactNode} from 'react';

import {type ProblemDetails, parseProblem} from '../problem';
import {formatSize} from '../format';
import type {ArrivingResponse, ReceivedResponse} from '../response';
import result from '../result.module.css';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import BodyView, {LinesView} from './body-view';

interface ResponseProps extends Props {
  readonly response: ReceivedResponse;
}

interface ProblemProps extends Props {
  readonly problem: ProblemDetails;
}

function ProblemView({problem, controls}: ProblemProps): ReactNode {
  const {ProblemHelp} = controls.answerParts;
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
      {problem.href !== undefined && ProblemHelp !== undefined && (
        <ProblemHelp key={problem.href} href={problem.href} />
      )}
    </div>
  );
}

type HeadersProps = Pick<ArrivingResponse, 'headers' | 'isFiltered'>;

function Headers({headers, isFiltered}: HeadersProps): ReactNode {
  return (
    <details className={result.folded}>
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
      {isFiltered && (
        <p className={styles.note}>
          From another site, a browser only shows the response headers that the server exposes.
        </p>
      )}
    </details>
  );
}

const Redirected = ({redirectedTo}: Pick<ArrivingResponse, 'redirectedTo'>): ReactNode =>
  redirectedTo !== undefined && (
    <p className={styles.note}>
      Redirected to <code>{redirectedTo}</code>.
    </p>
  );

export function ArrivingView({response}: {readonly response: ArrivingResponse}): ReactNode {
  const {size, lines} = response;
  return (
    <>
      <Redirected {...response} />
      <Headers {...response} />
      <p className={styles.note}>{formatSize(size)} so far.</p>
      {lines !== undefined && <LinesView {...lines} />}
    </>
  );
}

const ENDS = {
  whole: undefined,
  stopped: 'You stopped the response. The part that arrived is shown below.',
  broken:
    'The connection ended before the response was complete. The part that arrived is shown below.',
} as const;

export default function ResponseView({response, controls}: ResponseProps): ReactNode {
  const {model, answerParts} = controls;
  const {GoOn} = answerParts;
  const problem = parseProblem(response, model);
  const end = ENDS[response.end];
  return (
    <>
      {end !== undefined && <p className={result.alert}>{end}</p>}
      {problem !== undefined && <ProblemView {...{problem, controls}} />}
      <Redirected {...response} />
      {GoOn !== undefined && <GoOn {...{response, controls}} />}
      <Headers {...response} />
      <BodyView {...{response, controls}} />
    </>
  );
}
