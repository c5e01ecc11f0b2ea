import type {ReactNode} from 'react';

import inputs from '../inputs.module.css';
import type {ProblemDetails} from '../problem';
import result from '../result.module.css';
import type {Controls, Props} from '../use-console';
import Button from './button';
import ProblemHelp from './problem-help';

interface ProblemProps extends Props {
  readonly problem: ProblemDetails;
}

type FaultProps = ProblemDetails['errors'][number] & Pick<Controls, 'focus' | 'jsonBody'>;

function Fault({pointer, detail, focus, jsonBody}: FaultProps): ReactNode {
  const words = (
    <>
      {pointer !== undefined && <code>{pointer}</code>} {detail}
    </>
  );
  if (pointer?.includes('/') !== true || jsonBody === undefined) return words;
  return (
    <Button className={inputs.link} onClick={() => focus('body', pointer)}>
      {words}
    </Button>
  );
}

/** A problem document. Its errors are not shown again in the body below. */
export default function ProblemView({problem, controls}: ProblemProps): ReactNode {
  return (
    <div className={result.alert}>
      <p>
        <strong>{problem.title}</strong>
      </p>
      {problem.detail !== undefined && <p>{problem.detail}</p>}
      {problem.errors.length > 0 && (
        <ul>
          {problem.errors.map((error) => (
            <li key={`${error.pointer ?? ''} ${error.detail}`}>
              <Fault {...error} {...controls} />
            </li>
          ))}
        </ul>
      )}
      {problem.href !== undefined && <ProblemHelp key={problem.href} href={problem.href} />}
    </div>
  );
}
