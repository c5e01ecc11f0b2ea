/** Factor for time limits, because other programs run at the same time as the tests. */
const TIME_FACTOR = 4;

/**
 * Returns the time limit of a test that measures by the clock. The limit is four times the promised time, so that tests
 * pass on a busy machine but still detect hangs and quadratic time. `npm run bench -- clock` sets `QUIET_MACHINE` to
 * check the promised time itself.
 *
 * @param milliseconds the time promised for an otherwise idle machine
 */
export const toTimeLimit = (milliseconds: number): number =>
  process.env.QUIET_MACHINE === undefined ? TIME_FACTOR * milliseconds : milliseconds;

/**
 * Measures the processor time of this process. Other programs do not affect it, so limits also hold on a busy machine.
 *
 * @returns a function that returns the milliseconds since the call of `watchProcessor`
 */
export function watchProcessor(): () => number {
  const start = process.cpuUsage();
  return () => {
    const {user, system} = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
