import type {ReactNode} from 'react';

import {SandboxRecords} from '@openapi-portal/openapi-console/sandbox';

import type {ApiWorkflow} from '../../api-data/read-workflows';

import Answer from './Answer';
import {useRun} from './use-run';

/** The number of a step in the guide that has it, with which its description then begins. */
const STEP = /^Step (\d+)\. /;

interface Props {
  readonly workflow: ApiWorkflow;
  /** Base URL of the site, with a slash at its end. */
  readonly baseUrl: string;
}

/** The steps of a workflow, each with a button that runs it in the page's sandbox. */
export default function Workflow({workflow, baseUrl}: Props): ReactNode {
  const {results, table, hasFailed, canRun, start, restart} = useRun(workflow, baseUrl);
  const first = Number(STEP.exec(workflow.steps[0]?.description ?? '')?.[1] ?? 1);
  return (
    <div className="workflow">
      <ol start={first}>
        {workflow.steps.map(({id, operation, description}, index) => (
          <li key={id}>
            <a href={baseUrl + operation.href.slice(1)}>{operation.title}</a>{' '}
            <code>
              {operation.method} {operation.path}
            </code>
            {description !== undefined && <p>{description.replace(STEP, '')}</p>}
            <button
              type="button"
              disabled={!canRun(index)}
              onClick={() => start(index)}
              aria-label={`Run step ${first + index}: ${operation.title}`}
            >
              Run
            </button>
            <div role="status">
              {results[index] !== undefined && <Answer result={results[index]} />}
            </div>
          </li>
        ))}
      </ol>
      {hasFailed && (
        <p role="alert">The sandbox did not load. Check the connection, then run it.</p>
      )}
      {table !== undefined && (
        <div className="workflow-records">
          <SandboxRecords {...table} />
          <button type="button" onClick={restart}>
            Start again
          </button>
        </div>
      )}
    </div>
  );
}
