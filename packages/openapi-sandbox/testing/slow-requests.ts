/** Milliseconds of the processor that an answer may take. */
const MAX_TIME = 100;

/** The times that a slow request is asked again: collecting garbage or compiling is slow once. */
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
   * @param again sends it where it changes nothing that matters
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

  /** Those that took too long each time. */
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
