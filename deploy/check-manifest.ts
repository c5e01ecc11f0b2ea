import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import ts from 'typescript';
import {parseAllDocuments} from 'yaml';

import {installTool} from '../scripts/install-packages.mjs';
import {siteDir} from '../scripts/site';

/** Folder below `tools/` where the schemas of Kubernetes are installed, as validators and as types. */
const TOOL = 'kubernetes';
const folder = path.join(siteDir, 'tools', TOOL);

/** An object of a manifest. */
interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
}

type Model = new (object: KubernetesObject) => {readonly validate: () => void};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** Validates an object by the schema of its kind. The validator ignores unknown names, which `findUnknown` finds. */
function findInvalid(object: KubernetesObject): readonly string[] {
  const require = createRequire(path.join(folder, 'package.json'));
  const models = require(`kubernetes-models/${object.apiVersion}`) as Record<string, Model>;
  const Kind = models[object.kind];
  if (Kind === undefined) return [`${object.apiVersion} has no kind ${object.kind}`];
  try {
    new Kind(object).validate();
    return [];
  } catch (error) {
    return [`${object.kind}: ${(error as Error).message}`];
  }
}

/** Finds names that the types of the objects' kinds do not define, by type-checking the objects as TypeScript. */
function findUnknown(objects: readonly KubernetesObject[]): readonly string[] {
  const lines = objects.map(
    (object, index) =>
      `import type {I${object.kind} as Kind${index}} from 'kubernetes-models/${object.apiVersion}';\nexport const object${index}: Kind${index} = ${JSON.stringify(object)};\n`,
  );
  const dir = fs.mkdtempSync(path.join(folder, 'node_modules/.manifest-'));
  try {
    const file = path.join(dir, 'manifest.ts');
    fs.writeFileSync(file, lines.join(''));
    const found = ts.getPreEmitDiagnostics(ts.createProgram([file], OPTIONS));
    return found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}

/**
 * Lists the errors of a manifest by the schemas of Kubernetes: unknown kinds and names, missing members and values of
 * the wrong type.
 *
 * @param manifest one or more YAML documents
 */
export function findManifestErrors(manifest: string): readonly string[] {
  installTool(TOOL);
  const objects = parseAllDocuments(manifest).map(
    (document) => (document as {toJS: () => unknown}).toJS() as KubernetesObject,
  );
  return [...objects.flatMap(findInvalid), ...findUnknown(objects)];
}
