import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '@openapi-portal/reports';
import {splitPointer} from '@openapi-portal/reports/pointer';
import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

interface Source {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** An object that is a reference. */
interface Reference {
  readonly file: string;
  readonly node: YAMLMap;
  /** As the contract has it. */
  readonly ref: string;
}

/** The files of a contract, each read once. */
class Sources {
  private readonly files = new Map<string, Source | undefined>();

  constructor(private readonly readable: ReadonlySet<string>) {}

  read(file: string): Source | undefined {
    if (!this.files.has(file)) {
      const lines = new LineCounter();
      const isReadable = this.readable.has(file) && fs.statSync(file).isFile();
      const text = isReadable ? fs.readFileSync(file, 'utf8') : undefined;
      this.files.set(
        file,
        text === undefined
          ? undefined
          : {document: parseDocument(text, {lineCounter: lines}), lines},
      );
    }
    return this.files.get(file);
  }
}

function toReference(file: string, node: unknown): Reference | undefined {
  const ref = isMap(node) ? node.get('$ref') : undefined;
  return isMap(node) && typeof ref === 'string' ? {file, node, ref} : undefined;
}

/** The file and the JSON pointer that a reference leads to. */
function toTarget({file, ref}: Reference): readonly [file: string, pointer: string] {
  const [address = '', pointer = ''] = ref.split('#', 2);
  return [address === '' ? file : path.resolve(path.dirname(file), address), `#${pointer}`];
}

/** The reference that another one leads to, unless what it leads to is no reference. */
function follow(reference: Reference, sources: Sources): Reference | undefined {
  const [file, pointer] = toTarget(reference);
  return toReference(file, sources.read(file)?.document.getIn(splitPointer(pointer), true));
}

/** All references of a contract, in all of its files. */
function listReferences(contract: string, sources: Sources): readonly Reference[] {
  const found: Reference[] = [];
  const files = new Set([contract]);
  for (const file of files) {
    const document = sources.read(file)?.document;
    if (document === undefined) continue;
    visit(document, {
      Map(_, node) {
        const reference = toReference(file, node);
        if (reference === undefined) return;
        found.push(reference);
        files.add(toTarget(reference)[0]);
      },
    });
  }
  return found;
}

/** The references from this one on, if they lead back to it. */
function findCircle(start: Reference, sources: Sources): readonly Reference[] {
  const circle = [start];
  for (let next = follow(start, sources); next !== undefined; next = follow(next, sources)) {
    if (next.node === start.node) return circle;
    if (circle.some(({node}) => node === next.node)) return [];
    circle.push(next);
  }
  return [];
}

function toProblem(circle: readonly Reference[], {file, node}: Reference, source: Source): Problem {
  const value = node.items.find(({key}) => isScalar(key) && key.value === '$ref')?.key;
  const offset = isScalar(value) ? (value.range?.[0] ?? 0) : 0;
  const {line, col} = source.lines.linePos(offset);
  const chain = [...circle, circle[0]].map((one) => one?.ref ?? '').join(' → ');
  return {
    file,
    line,
    column: col,
    message: `A reference leads back to itself: ${chain}`,
    fix: 'put the object itself in the place of one of these references',
  };
}

/**
 * References that lead to nothing but each other. A schema that contains itself is none: something stands between.
 *
 * @param contract absolute path
 * @param readable absolute paths of the files that may be read
 * @returns each circle once, where its first reference stands
 */
export function findCircularReferences(
  contract: string,
  readable: ReadonlySet<string>,
): readonly Problem[] {
  const sources = new Sources(readable);
  const known = new Set<YAMLMap>();
  return listReferences(contract, sources).flatMap((start) => {
    const source = sources.read(start.file);
    const circle = known.has(start.node) ? [] : findCircle(start, sources);
    circle.forEach(({node}) => known.add(node));
    return circle.length === 0 || source === undefined ? [] : toProblem(circle, start, source);
  });
}
