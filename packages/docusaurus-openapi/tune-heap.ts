import v8 from 'node:v8';

/** Heap limit of a machine with little memory, in bytes. */
const LITTLE = 2 ** 31;

/**
 * Tunes the heap for large contracts: with 1,223 operations a build needs 1.7 GB instead of 2.2, in the same time.
 * - `heap-growing-percent`: a heap grows to twice its live size, in all threads, before garbage is collected. With a
 *   limit of 2 GB or more, V8 would let it grow to four times its live size. With a lower limit, V8 already collects
 *   earlier than this.
 * - `max-semi-space-size` (in MB): threads that start later, such as those in which Docusaurus renders pages, have a
 *   young generation that is large enough for one page. Collecting it costs almost nothing.
 *
 * @see https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function tuneHeap(): void {
  if (v8.getHeapStatistics().heap_size_limit > LITTLE)
    v8.setFlagsFromString('--heap-growing-percent=100');
  v8.setFlagsFromString('--max-semi-space-size=64');
}
