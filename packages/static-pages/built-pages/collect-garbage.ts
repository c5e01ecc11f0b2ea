import v8 from 'node:v8';
import vm from 'node:vm';

/** Heap size in bytes from which a collection is worth its time. */
const MUCH = 2 ** 29;

/**
 * Collects garbage if the heap of this thread is large. V8 only does so when the thread itself needs memory, not when
 * other threads do.
 *
 * @see https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function collectGarbage(): void {
  if (v8.getHeapStatistics().used_heap_size < MUCH) return;
  v8.setFlagsFromString('--expose-gc');
  (vm.runInNewContext('gc') as () => void)();
}
