import {type Column, formatKilobytes, formatTable, formatWhole} from '../markdown-table';
import type {Growth} from './measure-growth';

const cell = (value: number | undefined, format: (value: number) => string): string =>
  value === undefined ? '–' : format(value);

/** Returns the number of bytes by which a page grew per operation, relative to the generator's smallest contract. */
function toBytesPerOperation(row: Growth, rows: readonly Growth[]): number | undefined {
  const first = rows.find(({generator}) => generator === row.generator);
  if (first?.pageBytes === undefined || row.pageBytes === undefined || first === row) return;
  return (row.pageBytes - first.pageBytes) / (row.operations - first.operations);
}

const toColumns = (rows: readonly Growth[]): readonly Column<Growth>[] => [
  {head: 'Site', cell: ({generator}) => generator.title},
  {head: 'Operations', isNumber: true, cell: ({operations}) => formatWhole(operations)},
  {
    head: 'Time, s',
    isNumber: true,
    cell: ({time}) => cell(time, (value) => (value / 1000).toFixed(1)),
  },
  {
    head: 'Peak memory, GB',
    isNumber: true,
    cell: ({memory}) => cell(memory, (value) => (value / 1e9).toFixed(2)),
  },
  {
    head: 'Output, MB',
    isNumber: true,
    cell: ({outputBytes}) => cell(outputBytes, (value) => (value / 1e6).toFixed(1)),
  },
  {head: 'Page, KB', isNumber: true, cell: ({pageBytes}) => cell(pageBytes, formatKilobytes)},
  {
    head: 'Page bytes per operation',
    isNumber: true,
    cell: (row) => cell(toBytesPerOperation(row, rows), formatWhole),
  },
];

export function formatGrowth(rows: readonly Growth[]): string {
  const failures = rows.flatMap(({generator, operations, failure}) =>
    failure === undefined ? [] : [`- ${generator.title}, ${operations} operations: ${failure}`],
  );
  return [formatTable(toColumns(rows), rows), failures.join('\n')].join('\n\n').trim();
}
