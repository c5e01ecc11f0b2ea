import {YamlSource} from '@openapi-portal/reports';
import {isPair, isScalar, type Scalar, visit} from 'yaml';

import type {Text} from './parse-text';

/** Keys whose values are prose in contracts, front matter and blog files. */
const PROSE_KEYS = new Set(['description', 'detail', 'sidebar_label', 'summary', 'title']);

/** Keys whose values map names to prose. */
const MEANING_KEYS = new Set(['x-enumDescriptions']);

const hasKey = (node: unknown, keys: ReadonlySet<string>): boolean =>
  isPair(node) && isScalar(node.key) && keys.has(String(node.key.value));

/** Returns the source range of a scalar's content, without quotes or block indicator. */
function findWords({type, range}: Scalar, source: string): readonly [number, number] {
  const [start = 0, end = 0] = range ?? [];
  if (type?.startsWith('QUOTE') === true) return [start + 1, end - 1];
  return type?.startsWith('BLOCK') === true ? [source.indexOf('\n', start) + 1, end] : [start, end];
}

/**
 * Finds the prose in YAML. Texts are returned as in the source, including line breaks of folded text, so that
 * locations are correct.
 *
 * @param source the whole file, or a part with the lines before it blank
 * @param isMeant returns true for additional values that are prose
 */
export function readYaml(
  file: string,
  source: string,
  isMeant: (value: string) => boolean = () => false,
): readonly Text[] {
  const yaml = new YamlSource(source);
  const texts: Text[] = [];
  visit(yaml.document, {
    Scalar: (role, scalar, parents) => {
      const isNamed = hasKey(parents.at(-1), PROSE_KEYS) || hasKey(parents.at(-3), MEANING_KEYS);
      if (role === 'key' || typeof scalar.value !== 'string') return;
      if (!isNamed && !isMeant(scalar.value)) return;
      const [start, end] = findWords(scalar, source);
      const {line, column} = yaml.locate(start);
      const markdown = ' '.repeat(column - 1) + source.slice(start, end).trimEnd();
      texts.push({file, markdown, format: 'text', firstLine: line});
    },
  });
  return texts;
}
