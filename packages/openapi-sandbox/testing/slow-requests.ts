/** The most processor milliseconds of a response. */
const MAX_TIME = 100;

/** The number of repetitions of a slow request: garbage collection or compilation may have delayed it once. */
const REPEATS = 5;

/** An answer, with the milliseconds for which the processor worked on it, however many others it worked on meanwhile. */
async function measure<Answer>(send: () => Promise<Answer>): Promise<[Answer, number]> {
  const before = process.cpuUsage();
  const answer = await send();
  const {user, system} = process.cpuUsage(before);
  return [answer, (user + system) / 1000];
}

/** Finds requests that are slow each time, on a quiet machine as on a busy one. */
export class SlowRequests {
  private readonly suspected: [what: string, again: () => Promise<unknown>][] = [];

  /**
   * @param what names the request
   * @param again repeats it without side effects
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

  /** Lists the requests that were too slow every time. */
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
