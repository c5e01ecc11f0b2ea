/** How much longer something may take where other programs run beside the tests. */
const PATIENCE = 10;

/**
 * The time that a test gives to what it measures by the clock. Tests are green on a busy machine: ten times what is
 * promised finds what hangs or grows with its square. `npm run bench -- clock` measures the promise itself, with
 * `QUIET_MACHINE` set.
 *
 * @param milliseconds what is promised on a machine that does nothing else
 */
export const toTimeLimit = (milliseconds: number): number =>
  process.env.QUIET_MACHINE === undefined ? PATIENCE * milliseconds : milliseconds;
