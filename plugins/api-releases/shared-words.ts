import type {Change, Place} from './change';

/** What one component of each kind is called (OpenAPI 3.1, section 4.8.7). */
const KINDS: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  examples: 'example',
  requestBodies: 'request body',
  headers: 'header',
  links: 'link',
};

const decode = (segment: string): string => segment.replace(/~1/g, '/').replace(/~0/g, '~');

/** The component that a pointer leads into, and the field of it: `schema`, `Problem.type`. */
function toComponentPlace(pointer: string): Omit<Place, 'anchors'> | undefined {
  const [, components, kind = '', name = '', ...inside] = pointer.split('/').map(decode);
  const label = KINDS[kind];
  if (components !== 'components' || label === undefined) return undefined;
  const fields = inside.filter((_, index) => inside[index - 1] === 'properties');
  return {label, name: [name, ...fields].join('.')};
}

/** Several changes of one component, as one that leads to the first operation which shows it. */
function toSharedChange(changes: readonly Change[]): Change | undefined {
  const [first] = changes;
  if (first?.operation === undefined || changes.length < 2) return undefined;
  const component = toComponentPlace(first.pointer);
  if (component === undefined) return undefined;
  const {operation, places, ...rest} = first;
  const anchors = places.flatMap((place) => place.anchors);
  return {...rest, places: [{...component, anchors, operation}]};
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
