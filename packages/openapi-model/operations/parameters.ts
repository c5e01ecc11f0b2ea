import type {Cursor} from '../contract/cursor';
import type {Operation} from '../contract/operations';

/** The parameters of an operation by name and location; its own win over those of its path. */
export function listParameters({
  cursor,
  pathItem,
}: Pick<Operation, 'cursor' | 'pathItem'>): readonly Cursor[] {
  const all = [...pathItem.items('parameters'), ...cursor.items('parameters')];
  const byKey = new Map(
    all.map((item) => {
      const parameter = item.resolve();
      return [`${parameter.text('in') ?? ''} ${parameter.text('name') ?? ''}`, parameter];
    }),
  );
  return [...byKey.values()];
}
