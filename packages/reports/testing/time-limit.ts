/** How much longer something may take where other programs run beside the tests. */
const PATIENCE = 4;

/**
 * The time that a test gives to what it measures by the clock. Tests are green on a busy machine: four times what is
 * promised finds what hangs or grows with its square. `npm run bench -- clock` measures the promise itself, with
 * `QUIET_MACHINE` set.
 *
 * @param milliseconds what is promised on a machine that does nothing else
 */
export const toTimeLimit = (milliseconds: number): number =>
  process.env.QUIET_MACHINE === undefined ? PATIENCE * milliseconds : milliseconds;

/**
 * Begins to count the time that processors spend on this process, which other programs do not lengthen: a limit of it
 * holds on a busy machine as it stands.
 *
 * @returns says how many milliseconds it has been since
 */
export function watchProcessor(): () => number {
  const start = process.cpuUsage();
  return () => {
    const {user, system} = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
