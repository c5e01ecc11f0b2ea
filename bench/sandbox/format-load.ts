import {type Column, formatTable, formatWhole} from '../markdown-table';
import {median} from '../median';

import type {Measured} from './measure-server';

export interface Row extends Measured {
  readonly name: string;
}

const COLUMNS: readonly Column<Row>[] = [
  {head: 'Server', cell: ({name}) => name},
  {
    head: 'Requests per second',
    isNumber: true,
    cell: ({requestsPerSecond}) => formatWhole(requestsPerSecond),
  },
  {head: 'p50, ms', isNumber: true, cell: ({p50}) => formatWhole(p50)},
  {head: 'p99, ms', isNumber: true, cell: ({p99}) => formatWhole(p99)},
  {
    head: 'CPU time per request, ms',
    isNumber: true,
    cell: ({processorTime}) => processorTime.toFixed(2),
  },
];

export const formatServers = (rows: readonly Row[]): string => formatTable(COLUMNS, rows);

/** Returns the relative growth of memory between the second and the last quarter. The first quarter is a warm-up. */
export function findGrowth(sizes: readonly number[]): number {
  const quarter = Math.floor(sizes.length / 4);
  const before = median(sizes.slice(quarter, quarter * 2));
  return median(sizes.slice(-quarter)) / before - 1;
}

/**
 * Describes the memory of the sandbox in a sentence.
 *
 * @param sizes bytes after each part of the load
 * @param requests number of requests in each part
 */
export function formatMemory(sizes: readonly number[], requests: number): string {
  const toMegabytes = (bytes: number): string => formatWhole(bytes / 1e6);
  const quarter = Math.floor(sizes.length / 4);
  const parts = Array.from({length: 4}, (_, index) =>
    toMegabytes(median(sizes.slice(index * quarter, (index + 1) * quarter))),
  );
  return `Memory of the sandbox after each quarter of ${formatWhole(sizes.length * requests)} requests: ${parts.join(', ')} MB.`;
}
