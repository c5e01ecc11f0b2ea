import {createHash} from 'node:crypto';

import {openContract, type Operation} from '@openapi-portal/openapi-model';
import {asObject, type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

/** A component, and what it leads to. */
interface Part {
  readonly digest: string;
  readonly targets: readonly string[];
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** By which a part may lead anywhere: what names others without a pointer, or no component. */
const ANYWHERE =
  /"\$(?:anchor|dynamicAnchor|dynamicRef|id)":|"(?:\$ref|operationRef)":"(?!#\/components\/)/;

/** By which a schema leads to all that include it, or that it names. */
const TO_OTHERS = '"discriminator":';

/** Represents every component. */
const ALL = '#';

const POINTER = /"(#\/components\/[^"]+)"/g;

/** The pointer of the component that a pointer leads into. */
function toComponent(pointer: string): string {
  const [, kind = '', name = ''] = splitPointer(pointer);
  return joinPointer(joinPointer('#/components', kind), name);
}

const listTargets = (text: string): readonly string[] =>
  Array.from(text.matchAll(POINTER), ([, pointer = '']) => toComponent(pointer));

const isText = (key: string, value: unknown): boolean =>
  key === 'description' && typeof value === 'string';

/** A value as JSON without its descriptions. */
const outline = (value: JsonValue | undefined): string =>
  writeJson(value ?? null, undefined, (key, one) => (isText(key, one) ? '' : one));

/**
 * The input of each operation's page. Components that an operation reaches are its own input; everything else is
 * shared, because pages name each other.
 */
export class OperationSources {
  private readonly parts = new Map<string, Part>();

  /** The input that all operations share. */
  readonly common: string;

  /** @throws ContractError where it cannot be read as a contract */
  constructor(published: unknown) {
    const {root} = openContract(published);
    const {paths, components, ...others} = root;
    const {securitySchemes = null, ...kinds} = asObject(components);
    const rest = writeJson([others, securitySchemes]);
    const isOpen = ANYWHERE.test(writeJson(root));
    this.common = isOpen ? writeJson(root) : rest + outline([paths ?? null, kinds]);
    for (const [kind, group] of Object.entries(asObject(components)))
      for (const [name, component] of Object.entries(asObject(group)))
        this.add(joinPointer(joinPointer('#/components', kind), name), writeJson(component));
  }

  private add(pointer: string, text: string): void {
    this.parts.set(pointer, {digest: digest(text), targets: this.follow(text)});
  }

  private follow(text: string): readonly string[] {
    return text.includes(TO_OTHERS) ? [ALL] : listTargets(text);
  }

  /** Returns the own input of an operation's page, as JSON. */
  find({slug, method, pathItem}: Operation): unknown {
    const text = writeJson(pathItem.value);
    const reached = new Set(this.follow(text));
    for (const pointer of reached)
      (this.parts.get(pointer)?.targets ?? [ALL]).forEach((target) => reached.add(target));
    const used = reached.has(ALL) ? [...this.parts.keys()] : [...reached].sort();
    return [slug, method, text, used.map((pointer) => this.parts.get(pointer)?.digest)];
  }
}
