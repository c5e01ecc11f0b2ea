import v8 from 'node:v8';
import vm from 'node:vm';

/** Bytes in use from which on it is worth the time to look for what is not needed. */
const MUCH = 2 ** 29;

/**
 * Gives back what a thread no longer needs, where that may be much: V8 itself does so when the thread wants more, and not when
 * others want it.
 *
 * @see https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */
export function collectGarbage(): void {
  if (v8.getHeapStatistics().used_heap_size < MUCH) return;
  v8.setFlagsFromString('--expose-gc');
  (vm.runInNewContext('gc') as () => void)();
}
