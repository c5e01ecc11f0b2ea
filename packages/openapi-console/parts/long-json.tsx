import {type ReactNode, useState} from 'react';

import {formatPart, START} from '../json-part';
import result from '../result.module.css';
import styles from '../styles.module.css';
import Button from './button';
import Coloured from './coloured';

interface Props {
  readonly text: string;
  readonly readAll: () => Promise<string>;
}

/** Shows a JSON text that is too long to parse at once, part by part on demand. */
export default function LongJson({text, readAll}: Props): ReactNode {
  const [source, setSource] = useState(text);
  const [parts, setParts] = useState(() => [formatPart(text, START)]);
  const [isWhole, setIsWhole] = useState(false);
  const place = parts.at(-1)?.next ?? START;
  const isAtEnd = isWhole && place.index >= source.trimEnd().length;

  async function showMore(): Promise<void> {
    // `text` is cut in the middle of a value. The rest is loaded once half of it has been shown.
    const isRead = isWhole || place.index < source.length / 2;
    const all = isRead ? source : await readAll();
    const part = formatPart(all, place);
    setSource(all);
    setIsWhole(isWhole || !isRead);
    setParts([...parts, part]);
  }

  return (
    <>
      <pre className={result.body} tabIndex={0} role="region" aria-label="Response body">
        <code>
          {parts.map((part, index) => (
            <Coloured key={index} text={part.text} />
          ))}
        </code>
      </pre>
      {!isAtEnd && (
        <div className={styles.actions}>
          <span className={styles.note}>
            Only the beginning is shown, because the body is long.
          </span>
          <Button onClick={() => void showMore()}>Show more</Button>
        </div>
      )}
    </>
  );
}
