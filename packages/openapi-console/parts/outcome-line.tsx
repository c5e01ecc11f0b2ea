import type {ReactNode} from 'react';

import {formatDuration, formatSize} from '../format';
import result from '../result.module.css';
import type {ArrivingResponse} from '../response';
import type {Outcome} from '../send';

const ENDS = {whole: '', stopped: 'stopped after ', broken: 'interrupted after '} as const;

interface Words {
  readonly name: string;
  readonly details?: string;
  /** First digit of the status, which determines the colour. A request without a response is shown as an error. */
  readonly digit?: string;
}

const describeStatus = ({status, statusText}: ArrivingResponse) => ({
  name: `${status} ${statusText}`.trim(),
  digit: String(status).charAt(0),
});

function describe(outcome: Outcome | undefined): Words {
  switch (outcome?.kind) {
    case undefined:
      return {name: ''};
    case 'sending':
      return {name: 'Sending …'};
    case 'cancelled':
      return {name: 'Stopped. The server may have received the request.'};
    case 'redirected': {
      const {host} = new URL(outcome.request.server);
      return {name: `Redirect from ${host} not followed`, digit: '3'};
    }
    case 'failed':
      return {name: `No response: ${outcome.failure.title}`, digit: '5'};
    case 'receiving':
      return {...describeStatus(outcome.response), details: ', receiving …'};
    case 'answered': {
      const {duration, size, end} = outcome.response;
      const details = `, ${ENDS[end]}${formatDuration(duration)}, ${formatSize(size)}`;
      return {...describeStatus(outcome.response), details};
    }
  }
}

interface Props {
  readonly outcome: Outcome | undefined;
  readonly children?: ReactNode;
}

/** The outcome in one line, which screen readers announce. A hexagon and a colour repeat the kind of status. */
export default function OutcomeLine({outcome, children}: Props): ReactNode {
  const {name, details, digit} = describe(outcome);
  return (
    <p className={result.status} role="status">
      {children}
      <strong data-digit={digit}>{name}</strong>
      {details}
    </p>
  );
}
