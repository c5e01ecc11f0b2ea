import type {ReactNode} from 'react';

import {formatSize} from '../format';
import type {ArrivingResponse, ReceivedResponse} from '../response';
import result from '../result.module.css';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import BodyView, {LinesView} from './body-view';
import {type IsExpanded, unfoldMost} from './json-view';

interface ResponseProps extends Props {
  readonly response: ReceivedResponse;
}

type HeadersProps = Pick<ArrivingResponse, 'headers' | 'isFiltered'>;

export function Headers({headers, isFiltered}: HeadersProps): ReactNode {
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
  const {model, problem, answerParts} = controls;
  const {NextRequests, ProblemView} = answerParts;
  const end = ENDS[response.end];
  // The errors are listed above the body.
  const unfold: IsExpanded = (group, name) =>
    unfoldMost(group) && (problem === undefined || name !== '"errors"');
  return (
    <>
      {end !== undefined && <p className={result.alert}>{end}</p>}
      {problem !== undefined && ProblemView !== undefined && (
        <ProblemView {...{problem, controls}} />
      )}
      <Redirected {...response} />
      {NextRequests !== undefined && <NextRequests {...{response, controls}} />}
      <Headers {...response} />
      <BodyView {...{response, unfold, parts: answerParts, path: model.path}} />
    </>
  );
}
