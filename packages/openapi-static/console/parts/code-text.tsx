import type {ReactNode} from 'react';

interface Props {
  /** Plain text, code between backticks. */
  readonly text: string;
}

/** Plain text in which code between backticks is set as code. */
export default function CodeText({text}: Props): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
