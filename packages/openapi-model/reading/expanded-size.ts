import {joinPointer} from '@openapi-portal/reports/pointer';

/** The approximate memory of a value in bytes, without its text. */
const WEIGHT = 8;

/** Maximum depth. Deeper values result from nested references, and would overflow the stack. */
const LARGEST_DEPTH = 1000;

/** Sizes of values with all aliases expanded. Each value is measured once, even if it occurs several times. */
class Sizes {
  private readonly known = new Map<object, number>();

  measure(value: unknown, depth = 0): number {
    if (typeof value === 'string') return WEIGHT + value.length;
    if (typeof value !== 'object' || value === null) return WEIGHT;
    const known = this.known.get(value);
    if (known !== undefined) return known;
    // Stays infinite for a value that contains itself or is nested too deep.
    this.known.set(value, Infinity);
    if (depth > LARGEST_DEPTH) return Infinity;
    let size = WEIGHT;
    for (const [key, child] of Object.entries(value) as [string, unknown][])
      size += key.length + this.measure(child, depth + 1);
    this.known.set(value, size);
    return size;
  }
}

/** Finds the innermost value that is too large when its aliases are expanded ('billion laughs'), in linear time. */
export function findExcessiveExpansion(document: unknown, largest: number): string | undefined {
  const sizes = new Sizes();
  if (sizes.measure(document) <= largest) return undefined;
  const seen = new Set<unknown>();
  let pointer = '#';
  let inner: readonly [string, unknown] | undefined = ['', document];
  while (inner !== undefined && !seen.has(inner[1])) {
    seen.add(inner[1]);
    const children: [string, unknown][] = Object.entries(inner[1] as object);
    inner = children.find(([, child]) => sizes.measure(child) > largest);
    if (inner !== undefined) pointer = joinPointer(pointer, inner[0]);
  }
  return pointer;
}
