/** Factor for time limits, because other programs run next to the tests. */
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
 * Measures the processor time of this process, which other programs do not lengthen, so that limits also hold on
 * a busy machine.
 *
 * @returns a function that returns the milliseconds since
 */
export function watchProcessor(): () => number {
  const start = process.cpuUsage();
  return () => {
    const {user, system} = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
