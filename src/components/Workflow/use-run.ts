import {
  findSandbox,
  type PageSandbox,
  type SandboxTable,
} from '@openapi-portal/openapi-console/sandbox';
import {useState} from 'react';
import {type Context, runStep, type StepResult} from '@openapi-portal/openapi-sandbox/workflows';

import type {ApiWorkflow} from '../../api-data/read-workflows';

interface Run {
  readonly results: readonly StepResult[];
  readonly table?: SandboxTable;
  readonly failure?: string;
}

const NOT_LOADED = 'The sandbox did not load. Check the connection, then run it.';
/** Shown if a value from an earlier step cannot be sent, for example as a header. */
const NOT_SENT = 'The browser cannot send this step.';

const toContext = ({toInputs}: PageSandbox): Context => ({inputs: toInputs?.() ?? {}, steps: {}});

/** Runs a workflow in the page's sandbox, which is loaded for the first step. */
export function useRun(workflow: ApiWorkflow, baseUrl: string) {
  const [run, setRun] = useState<Run>({results: []});
  const [isRunning, setIsRunning] = useState(false);

  async function runNext(index: number): Promise<void> {
    const step = workflow.steps[index];
    const sandbox = await findSandbox(workflow.api, baseUrl).catch(() => undefined);
    if (sandbox === undefined) setRun({...run, failure: NOT_LOADED});
    if (sandbox === undefined || step === undefined) return;
    const before = run.results.at(-1)?.context ?? toContext(sandbox);
    const result = await runStep(step, before, sandbox.server, sandbox.fetch).catch(
      () => undefined,
    );
    if (result === undefined) {
      setRun({...run, failure: NOT_SENT});
      return;
    }
    const table = sandbox.memory?.readTable();
    setRun({results: [...run.results, result], ...(table !== undefined && {table})});
  }

  return {
    ...run,
    /** Steps run in order, because each step needs the outputs of the previous steps. */
    canRun: (index: number): boolean => !isRunning && index === run.results.length,
    start: (index: number): void => {
      setIsRunning(true);
      void runNext(index).finally(() => setIsRunning(false));
    },
    restart: (): void => setRun({results: []}),
  };
}
