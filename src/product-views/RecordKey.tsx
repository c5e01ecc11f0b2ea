import type {ReactNode} from 'react';

import {splitByKeys} from '../product/record-keys';

interface Props {
  /** A key, or a text in which keys stand. */
  readonly children: string;
}

/** The keys of records look the same wherever they stand: in a cell, or among the words of a sentence. */
export default function RecordKey({children}: Props): ReactNode {
  return splitByKeys(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="record-key">
        {part}
      </code>
    ),
  );
}
