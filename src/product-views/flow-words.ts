import {applications} from '../product/applications';
import {
  API,
  type Chain,
  type Decision,
  type Exchange,
  type FlowPart,
  type Right,
  type Sequence,
} from '../product/flows';
import {userTypes} from '../product/user-types';
import {findById} from './find';
import {toLinkName} from './flow-grids';
import type {Message, Messages} from '../diagrams/sequence';

/** Number of characters that are enough to distinguish an opaque value from others. */
const ENOUGH = 4;

/** Shortens a value, but keeps its quotation marks. */
export const shorten = (value: string): string =>
  value.replace(/^("?)(.*?)("?)$/, (all, open: string, text: string, close: string) =>
    text.length > ENOUGH ? `${open}${text.slice(0, ENOUGH)}…${close}` : all,
  );

const formatPair = ({name, value, isOptional}: FlowPart): string => {
  if (value !== undefined) return `${name}: ${shorten(value)}`;
  return isOptional ? `${name} or none` : name;
};

const formatPairs = (parts: readonly FlowPart[]): readonly string[] =>
  parts.length === 0 ? [] : [parts.map(formatPair).join(', ')];

function toMessages({
  when,
  by,
  step,
  call,
  sends,
  status,
  problem,
  brings,
  isLost,
}: Exchange): readonly Message[] {
  const number = step === undefined ? '' : `${step} `;
  const result = problem === undefined ? [] : [problem];
  return [
    {from: by, to: API, lines: [...(when ? [when] : []), number + call, ...formatPairs(sends)]},
    {
      from: API,
      to: by,
      lines: [isLost ? `${status}, lost` : `${status}`, ...result, ...formatPairs(brings)],
      isAnswer: true,
      ...(isLost && {isLost}),
    },
  ];
}

/** Builds two messages for each exchange: call and response. */
export function toSequenceMessages({participants, exchanges, loop}: Sequence): Messages {
  return {
    participants,
    messages: exchanges.flatMap(toMessages),
    ...(loop && {
      loop: {from: 2 * loop.from, to: 2 * loop.to + 1, label: `as long as ${loop.while}`},
    }),
  };
}

export const describeChain = ({links}: Chain): string =>
  links
    .map((link) => [`${toLinkName(link)} (${link.example})`, link.leads ?? ''].join(' ').trim())
    .join(' ') + '.';

/** Describes the result of each "no". The list next to the picture contains the questions. */
export const describeDecision = ({otherwise}: Decision): string =>
  `Each yes of the list leads to its type, each no to the next question, the last to: ${otherwise}.`;

export const describeDoors = (): string =>
  [
    ...applications.map(
      ({name, userTypes: types}) =>
        `${types.map((id) => findById(userTypes, id).name).join(', ')}: the ${name}.`,
    ),
    'All lead to the same records.',
  ].join(' ');

const formatPart = ({name, value, isOptional}: FlowPart): string =>
  `${isOptional ? 'perhaps ' : ''}${name}${value === undefined ? '' : ` ${value}`}`;

const formatParts = (parts: readonly FlowPart[]): string =>
  parts.length === 0 ? '' : ` with ${parts.map(formatPart).join(', ')}`;

function describeExchange(exchange: Exchange): string {
  const {when, by, step, call, sends, status, problem, brings, isLost} = exchange;
  const number = step === undefined ? '' : `${step} `;
  const answer = problem === undefined ? `${status}` : `${status} ${problem}`;
  const time = when === undefined ? '' : `${when}: `;
  const lost = isLost ? ', which is lost' : '';
  return `${time}${number}${by} sends ${call}${formatParts(sends)}; the ${API} answers ${answer}${formatParts(brings)}${lost}.`;
}

export const describeRight = ({caller, userType, scope, call}: Right): string =>
  `The token ${caller} carries the user type ${userType} and the scope ${scope}. Only both together allow the operation ${call}.`;

export function describeSequence({exchanges, loop}: Sequence): string {
  const all = exchanges.map((exchange, index) => {
    const again = index === loop?.from ? `As long as ${loop.while}: ` : '';
    return again + describeExchange(exchange);
  });
  return all.join(' ');
}
