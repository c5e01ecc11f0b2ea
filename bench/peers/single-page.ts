import fs from 'node:fs/promises';
import path from 'node:path';

import {benchDir} from '../places';
import type {Peer} from './peer';

/** A viewer that is loaded by one HTML page and reads the contract in the browser. */
export interface Viewer {
  readonly name: string;
  readonly title: string;
  readonly packageName: string;
  readonly files: readonly string[];
  /** Fragment by which the viewer shows the operation. */
  readonly hash: string;
  readonly operation: string;
  readonly head?: string;
  readonly body: string;
}

const packageDir = (name: string): string => path.join(benchDir, 'node_modules', name);

const toHtml = ({title, head = '', body}: Viewer): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}</head>
<body>
${body}</body>
</html>
`;

async function place(viewer: Viewer, contractJson: string, outDir: string): Promise<void> {
  const copies = viewer.files.map((file) =>
    fs.copyFile(
      path.join(packageDir(viewer.packageName), file),
      path.join(outDir, path.basename(file)),
    ),
  );
  await Promise.all([
    ...copies,
    fs.writeFile(path.join(outDir, 'openapi.json'), contractJson),
    fs.writeFile(path.join(outDir, 'index.html'), toHtml(viewer)),
  ]);
}

/** Creates a peer that copies a viewer next to the contract, without a build. */
export const toSinglePage = (viewer: Viewer): Peer => ({
  name: viewer.name,
  title: viewer.title,
  package: {name: viewer.packageName, installedIn: benchDir},
  address: `/${viewer.hash}`,
  operation: viewer.operation,
  sources: [`peers/${viewer.name}.ts`, 'package-lock.json'].map((file) =>
    path.join(benchDir, file),
  ),
  build: (contractJson, outDir) => place(viewer, contractJson, outDir),
});
