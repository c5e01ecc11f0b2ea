import v8 from 'node:v8';

/** Bytes that a heap may have on a machine with little memory. */
const LITTLE = 2 ** 31;

/**
 * Tunes the heap for large contracts: with 1,223 operations a build needs 1.7 GB instead of 2.2, in the same time.
 *
 * - A heap grows to twice its live size, in all threads, before garbage is collected. With a limit of 2 GB and more, V8
 *   would wait until it is up to four times as large; with a lower limit V8 is stricter than this.
 * - Threads that start later, including those in which Docusaurus renders pages, have a young generation (in MB) that is
 *   large enough for one page, whose collection costs almost nothing.
 *
 * @see https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function tuneHeap(): void {
  if (v8.getHeapStatistics().heap_size_limit > LITTLE)
    v8.setFlagsFromString('--heap-growing-percent=100');
  v8.setFlagsFromString('--max-semi-space-size=64');
}
