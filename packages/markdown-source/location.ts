import type {SourceLocation} from '@openapi-portal/reports';

interface Positioned {
  readonly position?: {readonly start: SourceLocation} | undefined;
}

/** Where a node of a tree begins. */
export const toLocation = ({position}: Positioned): SourceLocation => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
