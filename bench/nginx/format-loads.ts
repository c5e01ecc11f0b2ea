import {type Column, formatTable, formatWhole} from '../markdown-table';
import type {Load} from './measure-load';

const columns: readonly Column<Load>[] = [
  {head: 'Asked for', cell: ({title}) => title},
  {head: 'Seconds', isNumber: true, cell: ({seconds}) => formatWhole(seconds)},
  {head: 'Requests', isNumber: true, cell: ({requests}) => formatWhole(requests)},
  {
    head: 'Per second',
    isNumber: true,
    cell: ({requestsPerSecond}) => formatWhole(requestsPerSecond),
  },
  {head: 'Median, ms', isNumber: true, cell: ({p50}) => p50.toFixed(1)},
  {head: 'p99, ms', isNumber: true, cell: ({p99}) => p99.toFixed(1)},
  {head: 'Failed', isNumber: true, cell: ({failures}) => formatWhole(failures)},
  {head: 'Memory, MB', isNumber: true, cell: ({memory}) => (memory / 1e6).toFixed(1)},
  {
    head: 'Memory, compared with a fifth of the time',
    isNumber: true,
    cell: ({growth}) => `${(growth * 100).toFixed(0)} %`,
  },
];

export const formatLoads = (loads: readonly Load[]): string => formatTable(columns, loads);
