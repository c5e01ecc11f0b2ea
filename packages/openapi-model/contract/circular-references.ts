import fs from 'node:fs';
import path from 'node:path';

import {type Problem, YamlFile} from '@openapi-portal/reports';
import {isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {findAt, joinPointer, splitPointer} from '@openapi-portal/reports/pointer';
import {isMap, isPair, isScalar, isSeq, visit, type YAMLMap} from 'yaml';

interface Reference {
  readonly file: string;
  readonly node: YAMLMap;
  readonly ref: string;
}

class Sources {
  private readonly files = new Map<string, YamlFile | undefined>();

  constructor(private readonly readable: ReadonlySet<string>) {}

  read(file: string): YamlFile | undefined {
    if (!this.files.has(file)) {
      const isReadable = this.readable.has(file) && fs.statSync(file).isFile();
      this.files.set(file, isReadable ? YamlFile.read(file) : undefined);
    }
    return this.files.get(file);
  }
}

function toReference(file: string, node: unknown): Reference | undefined {
  const ref = isMap(node) ? node.get('$ref') : undefined;
  return isMap(node) && typeof ref === 'string' ? {file, node, ref} : undefined;
}

function toTarget({file, ref}: Reference): readonly [file: string, pointer: string] {
  const [address = '', pointer = ''] = ref.split('#', 2);
  return [address === '' ? file : path.resolve(path.dirname(file), address), `#${pointer}`];
}

function follow(reference: Reference, sources: Sources): Reference | undefined {
  const [file, pointer] = toTarget(reference);
  return toReference(file, sources.read(file)?.document.getIn(splitPointer(pointer), true));
}

const toPointer = (path: readonly unknown[], node: YAMLMap): string =>
  [...path, node].reduce<string>((pointer, step, index) => {
    const parent = path[index - 1];
    if (isPair(step)) return joinPointer(pointer, String(step.key));
    return isSeq(parent) ? joinPointer(pointer, parent.items.indexOf(step)) : pointer;
  }, '#');

function listReferences(
  contract: string,
  sources: Sources,
): readonly (readonly [Reference, pointer: string])[] {
  const found: (readonly [Reference, string])[] = [];
  const files = new Set([contract]);
  for (const file of files) {
    const document = sources.read(file)?.document;
    if (document === undefined) continue;
    visit(document, {
      Map(_, node, path) {
        const reference = toReference(file, node);
        if (reference === undefined) return;
        found.push([reference, toPointer(path, node)]);
        files.add(toTarget(reference)[0]);
      },
    });
  }
  return found;
}

/** Follows references until the first is reached again; empty if it is not. */
function findCircle(start: Reference, sources: Sources): readonly Reference[] {
  const circle = [start];
  for (let next = follow(start, sources); next !== undefined; next = follow(next, sources)) {
    if (next.node === start.node) return circle;
    if (circle.some(({node}) => node === next.node)) return [];
    circle.push(next);
  }
  return [];
}

function toProblem(circle: readonly Reference[], {node}: Reference, source: YamlFile): Problem {
  const key = node.items.find(({key}) => isScalar(key) && key.value === '$ref')?.key;
  const chain = [...circle, circle[0]].map((one) => one?.ref ?? '').join(' → ');
  return {
    file: source.file,
    ...source.locate(key),
    message: `Circular reference: ${chain}`,
    fix: 'replace one of these references with the object itself',
  };
}

export interface Circle {
  /** Absolute path of the file with the first reference. */
  readonly file: string;
  /** JSON Pointer, within that file, of the object with the first reference. */
  readonly pointer: string;
  readonly refs: readonly string[];
  readonly problem: Problem;
}

/** Finds references that only refer to each other; each circle once. Recursive schemas have content. */
export function findCircularReferences(
  contract: string,
  readable: ReadonlySet<string>,
): readonly Circle[] {
  const sources = new Sources(readable);
  const known = new Set<YAMLMap>();
  return listReferences(contract, sources).flatMap(([start, pointer]) => {
    const source = sources.read(start.file);
    const circle = known.has(start.node) ? [] : findCircle(start, sources);
    circle.forEach(({node}) => known.add(node));
    if (circle.length === 0 || source === undefined) return [];
    const refs = circle.map(({ref}) => ref);
    return {file: start.file, pointer, refs, problem: toProblem(circle, start, source)};
  });
}

/** Makes the first reference of a circle point to nothing, so that only the part with this reference is lost. */
export function breakCircle(document: unknown, {pointer}: Circle): void {
  const reference = findAt(document as JsonValue, pointer);
  if (isJsonObject(reference))
    Object.assign(reference, {$ref: `${String(reference.$ref)} (circular reference)`});
}
