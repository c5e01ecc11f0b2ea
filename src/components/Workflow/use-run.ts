import {
  findSandbox,
  type PageSandbox,
  readResponse,
  type ReceivedResponse,
  type SandboxTable,
} from '@openapi-portal/openapi-console/sandbox';
import {useState} from 'react';
import {type Context, runStep, type StepResult} from '@openapi-portal/openapi-sandbox/workflows';

import type {ApiWorkflow} from '../../api-data/read-workflows';

/** A step that was run, with the response as the console shows it. */
interface Done extends StepResult {
  readonly received: ReceivedResponse;
}

interface Run {
  readonly results: readonly Done[];
  readonly table?: SandboxTable;
  readonly failure?: string;
}

const NOT_LOADED = 'The sandbox did not load. Check the connection, then run it.';
/** Shown if a value from an earlier step cannot be sent, for example as a header. */
const NOT_SENT = 'The browser cannot send this step.';

const toContext = ({toInputs}: PageSandbox): Context => ({inputs: toInputs?.() ?? {}, steps: {}});

/** Runs a step, and reads its response a second time, for display. */
async function runAndRead(
  step: ApiWorkflow['steps'][number],
  before: Context,
  {server, fetch}: PageSandbox,
): Promise<Done> {
  const started = performance.now();
  let received: Promise<ReceivedResponse> | undefined;
  const result = await runStep(step, before, server, async (request) => {
    const response = await fetch(request);
    const {signal} = new AbortController();
    received = readResponse(response.clone(), request.url, started, signal, () => undefined);
    return response;
  });
  if (received === undefined) throw new Error('The step sent no request.');
  return {...result, received: await received};
}

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
    const result = await runAndRead(step, before, sandbox).catch(() => undefined);
    if (result === undefined) {
      setRun({...run, failure: NOT_SENT});
      return;
    }
    const table = sandbox.memory?.readTable();
    setRun({results: [...run.results, result], ...(table !== undefined && {table})});
  }

  return {
    ...run,
    /** Runs the next step. Each step needs the outputs of the previous steps. */
    runNext: async (): Promise<void> => {
      if (isRunning) return;
      setIsRunning(true);
      await runNext(run.results.length).finally(() => setIsRunning(false));
    },
    restart: (): void => setRun({results: []}),
  };
}
