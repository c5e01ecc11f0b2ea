import {ProblemsError} from '@openapi-portal/reports';
import {UsageError} from '@openapi-portal/reports/usage-error';

import {formatRefusal} from './file-refusals.mjs';
import {sealTranspiled} from './transpiled-files.mjs';

export function say(message: string): void {
  console.log(`→ ${message}`);
}

/** Lists the error and its causes, outermost first. Of an AggregateError, only the first error is followed. */
function toChain(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause];
  return [error, ...toChain(first)];
}

/** Formats an error: the report alone if the user can fix it, else all messages and the innermost stack trace. */
export function formatError(error: unknown): string {
  const chain = toChain(error);
  const report = chain.find((one) => one instanceof ProblemsError || one instanceof UsageError);
  if (report !== undefined) return report.message;
  const innermost = chain.at(-1);
  if (innermost === undefined) return String(error);
  const refusal = formatRefusal(innermost);
  if (refusal !== undefined) return refusal;
  return [...chain.slice(0, -1).map(({message}) => message), innermost.stack].join('\n');
}

/** Runs a command. If it fails, prints the error and sets the exit code to 1. */
export async function runCommand(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
    sealTranspiled();
  } catch (error) {
    console.error(`\n${formatError(error)}`);
    process.exitCode = 1;
  }
}
