/** Maximum CPU time of a response in milliseconds. */
const MAX_TIME = 100;

/** Number of repetitions of a slow request. Garbage collection or compilation may have delayed it once. */
const REPEATS = 5;

/**
 * Returns a response with the CPU time of this process in milliseconds. Unlike elapsed time, it does not depend on
 * other processes.
 */
async function measure<Answer>(send: () => Promise<Answer>): Promise<[Answer, number]> {
  const before = process.cpuUsage();
  const answer = await send();
  const {user, system} = process.cpuUsage(before);
  return [answer, (user + system) / 1000];
}

/** Finds requests that are slow every time, regardless of the load of the machine. */
export class SlowRequests {
  private readonly suspected: [what: string, again: () => Promise<unknown>][] = [];

  /**
   * Sends a request and measures it.
   *
   * @param what name of the request in the list
   * @param again repeats the request without side effects
   */
  async time<Answer>(
    what: string,
    send: () => Promise<Answer>,
    again: () => Promise<unknown> = send,
  ): Promise<Answer> {
    const [answer, time] = await measure(send);
    if (time > MAX_TIME) this.suspected.push([what, again]);
    return answer;
  }

  async list(): Promise<readonly string[]> {
    const slow: string[] = [];
    for (const [what, again] of this.suspected) {
      const times: number[] = [];
      for (let count = 0; count < REPEATS; count += 1) times.push((await measure(again))[1]);
      const best = Math.min(...times);
      if (best > MAX_TIME) slow.push(`${what}: ${best} ms`);
    }
    return slow;
  }
}
