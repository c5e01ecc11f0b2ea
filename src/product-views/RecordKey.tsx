import type {ReactNode} from 'react';

import {splitByKeys} from '../product/record-keys';

interface Props {
  /** A key, or text that contains keys. */
  readonly children: string;
}

/** Formats the keys of records alike everywhere: in table cells and in sentences. */
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
