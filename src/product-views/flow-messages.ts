import type {Message, Messages} from '../diagrams/sequence';
import {API, type Exchange, type FlowPart, type Sequence} from '../product/flows';

/** Number of characters that are enough to distinguish an opaque value from others. */
const ENOUGH = 4;

/** Shortens a value, but keeps its quotation marks. */
export const shorten = (value: string): string =>
  value.replace(/^("?)(.*?)("?)$/, (all, open: string, text: string, close: string) =>
    text.length > ENOUGH ? `${open}${text.slice(0, ENOUGH)}…${close}` : all,
  );

const formatPart = ({name, value, isOptional}: FlowPart): string => {
  if (value !== undefined) return `${name}: ${shorten(value)}`;
  return isOptional ? `${name} or none` : name;
};

const formatParts = (parts: readonly FlowPart[]): readonly string[] =>
  parts.length === 0 ? [] : [parts.map(formatPart).join(', ')];

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
    {from: by, to: API, lines: [...(when ? [when] : []), number + call, ...formatParts(sends)]},
    {
      from: API,
      to: by,
      lines: [isLost ? `${status}, lost` : `${status}`, ...result, ...formatParts(brings)],
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
