import {type Change, type Impact, IMPACTS, type Location, toSeparator} from './change';

/** What changes of an impact are called above their list. */
export const IMPACT_TITLES: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking changes',
  compatible: 'Other changes',
  wording: 'Changes of words and examples',
};

const formatLocation = ({label, name, variant}: Location): string =>
  [label, name, variant && `of ${variant}`].filter(Boolean).join(' ');

/** `POST /users`, or what has no operation. */
export function formatOperation(key: string | undefined): string {
  if (key === undefined) return 'The whole API';
  const [method = '', ...path] = key.split(' ');
  return `${method.toUpperCase()} ${path.join(' ')}`;
}

/** What changed and how, as one line; code in backticks. */
export const formatSentence = ({locations, text}: Change): string =>
  `${locations.map(formatLocation).join(', ')}${toSeparator(locations)}${text}`;

const formatChange = (change: Change): string =>
  [
    `    ${formatSentence(change).replace(/`/g, '')}`,
    `      ${change.pointer}${change.isGone ? ' (of the release)' : ''}`,
  ].join('\n');

function formatImpact(impact: Impact, changes: readonly Change[]): readonly string[] {
  const own = changes.filter((change) => change.impact === impact);
  if (own.length === 0) return [];
  const keys = [...new Set(own.map(({operation}) => operation))];
  return [
    `${IMPACT_TITLES[impact]} (${own.length})`,
    ...keys.map((key) =>
      [
        `  ${formatOperation(key)}`,
        ...own.filter(({operation}) => operation === key).map(formatChange),
      ].join('\n'),
    ),
    '',
  ];
}

/** Changes as text: breaking ones first, by operation, each with its pointer into the contract. */
export const formatChanges = (changes: readonly Change[]): string =>
  IMPACTS.flatMap((impact) => formatImpact(impact, changes)).join('\n');
