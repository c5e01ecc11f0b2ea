/** Runs a program that readers have downloaded: what is wrong is said in a line, without what only we can mend. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
