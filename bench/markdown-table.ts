/** One column of a table: its head, and what a row shows in it. */
export interface Column<Row> {
  readonly head: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => string;
}

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Rows as a table in Markdown. */
export function formatTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return [
    toLine(columns.map(({head}) => head)),
    toLine(columns.map(({isNumber}) => (isNumber === true ? '---:' : '---'))),
    ...rows.map((row) => toLine(columns.map(({cell}) => cell(row)))),
  ].join('\n');
}

/** A number of thousands of bytes, as the tables give sizes. */
export const formatKilobytes = (bytes: number): string =>
  (bytes / 1000).toLocaleString('en', {maximumFractionDigits: 0});

/** A number without decimals, with separators. */
export const formatWhole = (value: number): string =>
  value.toLocaleString('en', {maximumFractionDigits: 0});
