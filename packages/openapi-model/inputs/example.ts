import type {Cursor} from '../contract/cursor';
import {UNNAMED} from '../operations/examples';
import type {Example} from './model';

/** The examples of a parameter or media type by name; where it has none, those of its schema. */
export function toExamples(holder: Cursor): Example[] {
  const named = holder.entries('examples').flatMap(([name, entry]) => {
    const example = entry.resolve();
    const value = (example.get('dataValue') ?? example.get('value'))?.value;
    return value === undefined ? [] : [{name, summary: example.text('summary'), value}];
  });
  if (named.length > 0) return named;
  const schema = holder.get('schema')?.resolve();
  const [first] = schema?.items('examples') ?? [];
  const single = holder.get('example') ?? first ?? schema?.get('example');
  return single === undefined ? [] : [{name: UNNAMED, value: single.value}];
}
