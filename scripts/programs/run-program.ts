/** Runs a program that readers have downloaded. Errors are printed without a stack trace, which would not help them. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
