import type {Place} from '../reports';

interface Positioned {
  readonly position?: {readonly start: Place} | undefined;
}

/** Where a node of a tree begins. */
export const toPlace = ({position}: Positioned): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
