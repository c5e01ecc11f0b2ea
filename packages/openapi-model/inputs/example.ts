import type {Cursor} from '../contract/cursor';
import {UNNAMED_EXAMPLE} from '../operations/examples';
import type {Example} from './model';

interface ExampleValue {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly cursor: Cursor;
}

export function listExampleValues(holder: Cursor): readonly ExampleValue[] {
  const named = holder.entries('examples').flatMap(([name, entry]) => {
    const example = entry.resolve();
    const cursor = example.get('dataValue') ?? example.get('value');
    return cursor === undefined ? [] : [{name, summary: example.text('summary'), cursor}];
  });
  if (named.length > 0) return named;
  const schema = holder.get('schema')?.resolve();
  const [first] = schema?.items('examples') ?? [];
  const cursor = holder.get('example') ?? first ?? schema?.get('example');
  return cursor === undefined ? [] : [{name: UNNAMED_EXAMPLE, cursor}];
}

export const toExamples = (holder: Cursor): Example[] =>
  listExampleValues(holder).map(({cursor, ...example}) => ({
    ...(example as Omit<Example, 'value'>),
    value: cursor.value,
  }));
