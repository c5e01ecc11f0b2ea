import {unescapeToken} from 'static-pages/reports/pointer';
import type {Change, Location, Shown} from './change';

/** What one component of each kind is called (OpenAPI 3.1, section 4.8.7). */
const KINDS: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  requestBodies: 'request body',
  headers: 'header',
};

/** The names of the fields on a way into a schema, each of which stands after `properties`. */
function listFields([first, name, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  if (first !== 'properties') return listFields(name === undefined ? [] : [name, ...rest]);
  return name === undefined ? [] : [name, ...listFields(rest)];
}

/** The component that a pointer leads into, and the field of it: `schema`, `Problem.type`. */
function findComponent(pointer: string): Omit<Location, 'anchors'> | undefined {
  const [, components, kind = '', name = '', ...inside] = pointer.split('/').map(unescapeToken);
  const label = KINDS[kind];
  if (components !== 'components' || label === undefined) return undefined;
  return {label, name: [name, ...listFields(inside)].join('.')};
}

/** Where a change of an operation is shown. */
const toShown = ({operation = '', locations}: Change): Shown => ({
  operation,
  anchors: locations.flatMap(({anchors}) => anchors),
});

/** Several changes of one component, as one that leads to where it is shown. */
function toSharedChange(changes: readonly Change[]): Change | undefined {
  const [first] = changes;
  if (first?.operation === undefined || changes.length < 2) return undefined;
  const component = findComponent(first.pointer);
  if (component === undefined) return undefined;
  const {operation: _operation, locations: _places, ...rest} = first;
  return {...rest, locations: [{...component, anchors: [], shownBy: changes.map(toShown)}]};
}

/** Changes of words by what they change and how. */
function groupByCause(changes: readonly Change[]): readonly (readonly Change[])[] {
  const causes = new Map<string, readonly Change[]>();
  for (const change of changes.filter(({impact}) => impact === 'wording')) {
    const cause = `${change.pointer} ${change.text}`;
    causes.set(cause, [...(causes.get(cause) ?? []), change]);
  }
  return [...causes.values()];
}

/**
 * Says once what is worded differently in a component that several operations use. A change that a
 * client may notice is said of each of them: a reader looks for the operation that is called.
 *
 * @param changes those of operations
 * @returns changes of single operations first
 */
export function gatherSharedWords(changes: readonly Change[]): readonly Change[] {
  const gathered = groupByCause(changes).flatMap((group) => {
    const shared = toSharedChange(group);
    return shared === undefined ? [] : [{shared, group}];
  });
  const replaced = new Set(gathered.flatMap(({group}) => group));
  return [
    ...changes.filter((change) => !replaced.has(change)),
    ...gathered.map(({shared}) => shared),
  ];
}
