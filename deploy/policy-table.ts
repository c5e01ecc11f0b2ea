import {
  buildDirectives,
  DOCUMENT_HEADERS,
  RESOURCE_HEADERS,
  SHARED_HEADERS,
} from '../config/security-headers';

/** Stands for hashes, which differ between builds, and for unused features. */
const LEFT_OUT = '…';

const shorten = (value: string): string => value.replace(/(\S+=\(\)(, |$))+/, LEFT_OUT);

const toRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(toRow).join('\n');

/** Formats the Content-Security-Policy and the other headers with their reasons, as Markdown for operators. */
export const formatPolicyTables = (): string =>
  [
    toTable(
      ['Content-Security-Policy', 'Value', 'Why'],
      buildDirectives([LEFT_OUT], false).map(({name, sources, why}) => [
        `\`${name}\``,
        `\`${sources.join(' ')}\``,
        why,
      ]),
    ),
    toTable(
      ['Header', 'Value', 'Why'],
      [...DOCUMENT_HEADERS, ...RESOURCE_HEADERS].map(({name, value, why}) => [
        `\`${name}\``,
        `\`${shorten(value)}\``,
        why,
      ]),
    ),
    'Contracts, Markdown and the API catalogue are open to tools on other sites:',
    toTable(
      ['Header', 'Value', 'Why'],
      SHARED_HEADERS.map(({name, value, why}) => [`\`${name}\``, `\`${value}\``, why]),
    ),
  ].join('\n\n');
