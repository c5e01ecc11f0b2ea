import type {MouseEvent, ReactNode} from 'react';

import type {Range} from '../engine/marks';
import type {Hit} from '../engine/types';
import {Icon} from './kind-icon';
import {KIND_LABELS} from './kinds';
import type {Option} from './result-groups';
import styles from './results.module.css';

interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text into marked and unmarked parts.
 *
 * @param marks ranges [from, to) of the text, in any order, which may overlap
 */
export function splitByMarks(text: string, marks: readonly Range[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean): void => {
    if (to > end) parts.push({text: text.slice(end, to), isMarked});
    end = Math.max(end, to);
  };
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return parts;
}

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly Range[];
}

export const MarkedText = ({text, marks}: MarkedTextProps): ReactNode =>
  splitByMarks(text, marks).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );

const HitContent = ({hit}: {readonly hit: Hit}): ReactNode => (
  <>
    <Icon name={hit.kind} />
    <span className={styles.title}>
      <MarkedText text={hit.title} marks={hit.marks} />
    </span>{' '}
    <span className={styles.kind}>
      {KIND_LABELS[hit.kind]}
      {hit.detail !== undefined && (
        <>
          {', '}
          <code data-method={hit.kind === 'operation' ? hit.detail : undefined}>{hit.detail}</code>
        </>
      )}
    </span>
    {hit.excerpt !== undefined && (
      <span className={styles.excerpt}>
        {' '}
        <MarkedText {...hit.excerpt} />
      </span>
    )}
  </>
);

const toWords = (option: Exclude<Option, {type: 'hit'}>): string => {
  if (option.type === 'place') return option.place.title;
  return option.type === 'query' ? option.query : option.label;
};

const OptionContent = ({option}: {readonly option: Option}): ReactNode =>
  option.type === 'hit' ? (
    <HitContent hit={option.hit} />
  ) : (
    <>
      <Icon name={option.type} />
      <span className={styles.words}>{toWords(option)}</span>
    </>
  );

interface Props {
  readonly option: Option;
  readonly id: string;
  readonly isActive: boolean;
  /** URL of the option, or undefined if the option does not open a page. */
  readonly address: string | undefined;
  readonly onPoint: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Renders an option of the listbox. Options with a URL are links, so that the browser can open them in another tab. */
export function OptionRow({option, id, isActive, address, onPoint, onClick}: Props): ReactNode {
  const Row = address === undefined ? 'div' : 'a';
  return (
    <Row
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={address}
      className={styles.option}
      data-type={option.type}
      onPointerMove={onPoint}
      onClick={onClick}
    >
      <OptionContent option={option} />
    </Row>
  );
}
