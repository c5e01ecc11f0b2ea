export interface Column<Row> {
  readonly head: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => string;
}

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function formatTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return [
    toLine(columns.map(({head}) => head)),
    toLine(columns.map(({isNumber}) => (isNumber === true ? '---:' : '---'))),
    ...rows.map((row) => toLine(columns.map(({cell}) => cell(row)))),
  ].join('\n');
}

/** Formats bytes as thousands of bytes, without decimals. */
export const formatKilobytes = (bytes: number): string =>
  (bytes / 1000).toLocaleString('en', {maximumFractionDigits: 0});

/** Formats a number without decimals, with thousands separators. */
export const formatWhole = (value: number): string =>
  value.toLocaleString('en', {maximumFractionDigits: 0});
