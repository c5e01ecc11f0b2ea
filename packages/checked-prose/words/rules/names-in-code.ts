import path from 'node:path';

import {findNearest} from '@openapi-portal/reports';

import {report, type WordRule} from '../report';
import type {CodeLists} from '../word-lists';

const isBelow = (file: string, source: string): boolean =>
  file.endsWith(`/${source}`) || file.includes(`/${source}/`);

const isCovered = (file: string, {sources}: CodeLists): boolean =>
  sources.some((source) => isBelow(file.split(path.sep).join('/'), source));

/** Returns message and fix for code that has the form of a name but is unknown. */
function findMistake(text: string, {kinds, exceptions, file}: CodeLists) {
  const kind = kinds.find(({isMeant}) => isMeant(text));
  if (kind === undefined || kind.known.has(text) || exceptions.has(text)) return undefined;
  const nearest = findNearest(text, kind.known);
  if (nearest === undefined && kind.isNearOnly === true) return undefined;
  const advice =
    nearest === undefined ? 'write a known name, or do not write it as code' : `write ${nearest}`;
  const message = `The name ${text} is in neither the product model nor a contract`;
  return [message, `${advice}; if it is correct, add it to ${file}`] as const;
}

/** Checks that inline code in the form of a name is a known name. */
export const findUnknownNames: WordRule = ({file, nodes}, {code}) => {
  if (code === undefined || !isCovered(file.path, code)) return;
  for (const node of nodes) {
    const mistake = node.type === 'inlineCode' ? findMistake(node.value, code) : undefined;
    if (mistake !== undefined) report(file, node.position, ...mistake);
  }
};
