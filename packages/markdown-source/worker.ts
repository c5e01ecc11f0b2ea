import fs from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';

import {splitFrontMatter} from './files';
import type {Parsed} from './parse-ahead';
import {readBody} from './parser';

function parse(file: string): Parsed {
  try {
    const {body} = splitFrontMatter(fs.readFileSync(file, 'utf8'));
    return [[body, readBody(body, 'mdx')]];
  } catch {
    return [];
  }
}

parentPort?.postMessage((workerData as readonly string[]).flatMap(parse));
