import type {ReactNode} from 'react';

import {SandboxRecords} from '@openapi-portal/openapi-console/sandbox';

import type {ApiWorkflow} from '../../api-data/read-workflows';

import Answer from './Answer';
import {useRun} from './use-run';

/** Matches the number of the step in the guide, at the start of a step's description. */
const STEP = /^Step (\d+)\. /;

interface Props {
  readonly workflow: ApiWorkflow;
  /** Base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
}

/** Renders the steps of a workflow, each with a button that runs the step in the page's sandbox. */
export default function Workflow({workflow, baseUrl}: Props): ReactNode {
  const {results, table, failure, canRun, start, restart} = useRun(workflow, baseUrl);
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
      {failure !== undefined && <p role="alert">{failure}</p>}
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
