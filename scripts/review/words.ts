/** Formats a count with its noun: `1 page`, `2 pages`. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${formatNumber(number)} ${number === 1 ? one : several}`;

/** Formats a number with thousands separators, regardless of the machine's locale. */
export const formatNumber = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a difference with its sign: `+12`, `−3`, `0`. */
export function formatStep(number: number): string {
  if (number === 0) return '0';
  return (number > 0 ? '+' : '−') + formatNumber(Math.abs(number));
}

export const formatWords = ({
  added,
  removed,
}: {
  readonly added: number;
  readonly removed: number;
}): string =>
  added + removed === 0
    ? 'no word changed'
    : `+${formatNumber(added)} −${formatNumber(removed)} words`;
