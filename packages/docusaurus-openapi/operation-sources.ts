import {createHash} from 'node:crypto';

import {openContract, type Operation} from '@openapi-portal/openapi-model';
import {asObject, type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

/** The digest of a component, and the pointers of the components it references. */
interface Part {
  readonly digest: string;
  readonly targets: readonly string[];
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Matches anchors, schema URIs, and references to anything but components, which `listTargets` cannot follow. */
const ANYWHERE =
  /"\$(?:anchor|dynamicAnchor|dynamicRef|id)":|"(?:\$ref|operationRef)":"(?!#\/components\/)/;

/** A schema with a discriminator also depends on schemas in its mapping, and on those that include it. */
const TO_OTHERS = '"discriminator":';

/** Target that stands for every component. */
const ALL = '#';

const POINTER = /"(#\/components\/[^"]+)"/g;

/** Returns the pointer of the component that contains the target of a pointer. */
function toComponent(pointer: string): string {
  const [, kind = '', name = ''] = splitPointer(pointer);
  return joinPointer(joinPointer('#/components', kind), name);
}

const listTargets = (text: string): readonly string[] =>
  Array.from(text.matchAll(POINTER), ([, pointer = '']) => toComponent(pointer));

const isText = (key: string, value: unknown): boolean =>
  key === 'description' && typeof value === 'string';

/** Serializes a value without its descriptions. */
const outline = (value: JsonValue | undefined): string =>
  writeJson(value ?? null, undefined, (key, one) => (isText(key, one) ? '' : one));

/**
 * Determines the input of each operation page, for its cache key. The operation and the components that it references
 * are its own input. The rest of the contract is shared by all pages, because they link to each other.
 */
export class OperationSources {
  private readonly parts = new Map<string, Part>();

  readonly common: string;

  /** @throws ContractError if the document cannot be read as a contract */
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

  find({slug, method, pathItem}: Operation): unknown {
    const text = writeJson(pathItem.value);
    const reached = new Set(this.follow(text));
    for (const pointer of reached)
      (this.parts.get(pointer)?.targets ?? [ALL]).forEach((target) => reached.add(target));
    const used = reached.has(ALL) ? [...this.parts.keys()] : [...reached].sort();
    return [slug, method, text, used.map((pointer) => this.parts.get(pointer)?.digest)];
  }
}
