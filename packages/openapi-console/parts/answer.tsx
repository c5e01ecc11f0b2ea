import type {ReactNode} from 'react';

import type {ReceivedResponse} from '../response';
import result from '../result.module.css';
import styles from '../styles.module.css';
import own from './answer.module.css';
import BodyView from './body-view';
import type {IsExpanded} from './json-view';
import OutcomeLine from './outcome-line';
import {Headers} from './response-view';

interface Props {
  readonly response: ReceivedResponse | undefined;
  readonly path: string;
  readonly children?: ReactNode;
}

/** Collapses long lists, because the body has no scroll bar of its own. */
const unfoldSome: IsExpanded = ({size}) => size <= 60;

/** A response outside the console. Without a response, only the line that will announce it is rendered. */
export default function Answer({response, path, children}: Props): ReactNode {
  const hasAnswer = response !== undefined;
  return (
    <div className={hasAnswer ? `${styles.console} ${styles.result} ${own.answer}` : undefined}>
      <div className={result.view} data-theme="dark">
        <OutcomeLine outcome={hasAnswer ? {kind: 'answered', response} : undefined}>
          {hasAnswer && children}
        </OutcomeLine>
        {hasAnswer && (
          <>
            <Headers {...response} />
            <BodyView {...{response, path, unfold: unfoldSome}} />
          </>
        )}
      </div>
    </div>
  );
}
