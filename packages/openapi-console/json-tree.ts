import {TOKEN} from '@openapi-portal/openapi-model/inputs';

/** A JSON value with its original text, so that numbers keep all digits. */
export type JsonNode = JsonScalar | JsonGroup;

export interface JsonScalar {
  readonly text: string;
}

export interface JsonGroup {
  readonly isObject: boolean;
  readonly entries: readonly JsonEntry[];
  /** Number of values in the object or array, at all depths. */
  readonly size: number;
}

export interface JsonEntry {
  /** Name of an object's member, in quotes. */
  readonly name?: string;
  readonly value: JsonNode;
}

interface OpenGroup {
  readonly isObject: boolean;
  readonly entries: JsonEntry[];
  size: number;
  /** Name of the member whose value is read next. */
  name?: string | undefined;
}

function add(group: OpenGroup, value: JsonNode): void {
  group.entries.push(group.name === undefined ? {value} : {name: group.name, value});
  group.size += 'text' in value ? 1 : value.size + 1;
  group.name = undefined;
}

/** Parses JSON into a tree, without recursion, so that deep nesting cannot overflow the stack. */
export function readJsonTree(text: string): JsonNode {
  const root: OpenGroup = {isObject: false, entries: [], size: 0};
  const open = [root];
  for (const [token] of text.matchAll(TOKEN)) {
    const group = open.at(-1) ?? root;
    if (token === '{' || token === '[') {
      open.push({isObject: token === '{', entries: [], size: 0});
    } else if (token === '}' || token === ']') {
      const {isObject, entries, size} = group;
      open.pop();
      add(open.at(-1) ?? root, {isObject, entries, size});
    } else if (token !== ':' && token !== ',') {
      if (group.isObject && group.name === undefined) group.name = token;
      else add(group, {text: token});
    }
  }
  return root.entries[0]?.value ?? {text};
}
