import {groupEntries} from '@openapi-portal/reports/json';

import {type Change, type Impact, IMPACTS, type Location, toSeparator} from './change';

export const IMPACT_TITLES: Readonly<Record<Impact, string>> = {
  breaking: 'Breaking changes',
  compatible: 'Other changes',
  wording: 'Changes of texts and examples',
};

const formatLocation = ({label, name, variant}: Location): string =>
  [label, name, variant && `of ${variant}`].filter(Boolean).join(' ');

/** Returns the operation that a change affects, such as `POST /users`. */
export const formatOperation = ({address = 'The whole API'}: Change): string => address;

export const groupByOperation = (
  changes: readonly Change[],
): ReadonlyMap<string, readonly Change[]> =>
  groupEntries(changes.map((change) => [formatOperation(change), change] as const));

/** Formats a change as one line, with code in backticks. */
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
  return [
    `${IMPACT_TITLES[impact]} (${own.length})`,
    ...Array.from(groupByOperation(own), ([operation, changes]) =>
      [`  ${operation}`, ...changes.map(formatChange)].join('\n'),
    ),
    '',
  ];
}

/** Formats changes as text by impact and operation, each with its JSON pointer. Breaking changes are first. */
export const formatChanges = (changes: readonly Change[]): string =>
  IMPACTS.flatMap((impact) => formatImpact(impact, changes)).join('\n');
