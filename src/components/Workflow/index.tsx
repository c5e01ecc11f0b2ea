import {type ReactNode, useRef} from 'react';

import {Answer, SandboxRecords} from '@openapi-portal/openapi-console/sandbox';

import type {ApiWorkflow} from '../../api-data/read-workflows';

import {useRun} from './use-run';

/** Matches the number of the step in the guide, at the start of a step's description. */
const STEP = /^Step (\d+)\. /;

interface Props {
  readonly workflow: ApiWorkflow;
  /** Base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
}

/** Renders the steps of a workflow. The button of the next step runs it, and passes the focus on. */
export default function Workflow({workflow, baseUrl}: Props): ReactNode {
  const {results, table, failure, runNext, restart} = useRun(workflow, baseUrl);
  const place = useRef<HTMLDivElement>(null);
  const first = Number(STEP.exec(workflow.steps[0]?.description ?? '')?.[1] ?? 1);
  const focusButton = (): void =>
    void setTimeout(() => place.current?.querySelector<HTMLElement>('[data-run]')?.focus());
  return (
    <div ref={place} className="workflow">
      <ol start={first}>
        {workflow.steps.map(({id, operation, description}, index) => (
          <li key={id}>
            <a href={baseUrl + operation.href.slice(1)}>{operation.title}</a>{' '}
            <span className={`api-method api-method-${operation.method.toLowerCase()}`}>
              {operation.method}
            </span>{' '}
            <code>{operation.path}</code>
            {description !== undefined && <p>{description.replace(STEP, '')}</p>}
            {index === results.length && (
              <button
                type="button"
                data-run=""
                onClick={() => void runNext().then(focusButton)}
                aria-label={`Run step ${first + index}: ${operation.title}`}
              >
                Run
              </button>
            )}
            <Answer response={results[index]?.received} path={operation.path}>
              {results[index]?.failed.length === 0 ? 'As expected: ' : 'Not as expected: '}
            </Answer>
          </li>
        ))}
      </ol>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {table !== undefined && (
        <div className="workflow-records">
          <SandboxRecords {...table} />
          <button
            type="button"
            data-run={results.length === workflow.steps.length ? '' : undefined}
            onClick={() => {
              restart();
              focusButton();
            }}
          >
            Start again
          </button>
        </div>
      )}
    </div>
  );
}
