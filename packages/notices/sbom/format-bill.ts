import crypto from 'node:crypto';

import {Factories} from '@cyclonedx/cyclonedx-library/Contrib/License';
import {
  ComponentScope,
  ComponentType,
  HashAlgorithm,
  LicenseAcknowledgement,
  LifecyclePhase,
} from '@cyclonedx/cyclonedx-library/Enums';
import {Bom, Component, HashDictionary} from '@cyclonedx/cyclonedx-library/Models';
import {JSON as Json, JsonSerializer} from '@cyclonedx/cyclonedx-library/Serialize';
import {Spec1dot6} from '@cyclonedx/cyclonedx-library/Spec';
import {isSupportedSpdxId} from '@cyclonedx/cyclonedx-library/SPDX';

import {type LockedPackage, toId} from './locked-packages';

export interface Subject {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly time: Date | undefined;
}

/** A file with its SHA-256 digest in hexadecimal digits. */
export interface HashedFile {
  readonly name: string;
  readonly hash: string;
}

const toFileComponent = ({name, hash}: HashedFile): Component =>
  new Component(ComponentType.File, name, {
    bomRef: name,
    hashes: new HashDictionary([[HashAlgorithm['SHA-256'], hash]]),
  });

function checkExpression(expression: string): void {
  const words = expression.split(/[\s()]+/).filter((word) => !/^(AND|OR|)$/.test(word));
  if (!words.every(isSupportedSpdxId)) throw new Error(`${expression} is not an SPDX expression`);
}

const licences = new Factories.LicenseFactory(checkExpression);

function toLicences(licence: string) {
  if (licence === '') return [];
  const made = licences.makeFromString(licence);
  made.acknowledgement = LicenseAcknowledgement.Declared;
  return [made];
}

/** Returns a package URL without a registry (https://github.com/package-url/purl-spec). */
const toPackageUrl = ({name, version}: LockedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

function toComponent(one: LockedPackage): Component {
  const [, group, name = ''] = /^(?:(@[^/]+)\/)?(.+)$/.exec(one.name) ?? [];
  const purl = toPackageUrl(one);
  const component = new Component(ComponentType.Library, name, {
    bomRef: purl,
    purl,
    version: one.version,
    scope: one.isOptional ? ComponentScope.Optional : ComponentScope.Required,
    hashes: new HashDictionary(one.hash === '' ? [] : [[HashAlgorithm['SHA-512'], one.hash]]),
  });
  if (group !== undefined) component.group = group;
  toLicences(one.licence).forEach((licence) => component.licenses.add(licence));
  return component;
}

/** Creates the components of packages with their dependencies. The subject depends on the others. */
function connect(subject: Component, packages: readonly LockedPackage[]): readonly Component[] {
  const components = new Map(packages.map((one) => [toId(one), toComponent(one)]));
  const needed = new Set<string>();
  for (const one of packages) {
    for (const id of one.needs) {
      const need = components.get(id);
      if (need === undefined || id === toId(one)) continue;
      components.get(toId(one))?.dependencies.add(need.bomRef);
      needed.add(id);
    }
  }
  for (const [id, {bomRef}] of components) if (!needed.has(id)) subject.dependencies.add(bomRef);
  return [...components.values()];
}

/** Returns a hash of a text as a UUID of version 8, which is neither random nor based on time (RFC 9562, 5.8). */
function toSerialNumber(text: string): string {
  const bytes = crypto.createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return `urn:uuid:${digits}`;
}

/** Formats packages as a bill in CycloneDX 1.6 JSON (ECMA-424), the same with its serial number for the same input. */
export function formatBill(
  subject: Subject,
  packages: readonly LockedPackage[],
  files: readonly HashedFile[],
): string {
  const {name, version, description, time} = subject;
  const component = new Component(ComponentType.Application, name, {
    bomRef: toId(subject),
    version,
    description,
  });
  const bom = new Bom();
  bom.metadata.component = component;
  bom.metadata.lifecycles.add(LifecyclePhase.Build);
  if (time !== undefined) bom.metadata.timestamp = time;
  connect(component, packages).forEach((one) => bom.components.add(one));
  for (const file of files.map(toFileComponent)) {
    bom.components.add(file);
    component.dependencies.add(file.bomRef);
  }
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  const write = (): string => serializer.serialize(bom, {sortLists: true, space: 2});
  bom.serialNumber = toSerialNumber(write());
  return `${write()}\n`;
}
