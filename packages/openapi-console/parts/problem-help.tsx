import {type ReactNode, useEffect, useRef, useState} from 'react';

import {fetchSection} from '@openapi-portal/static-pages/client';

import parts from './parts.module.css';
import styles from '../styles.module.css';

const TITLE = 'When this happens, and what to do';

export default function ProblemHelp({href}: {readonly href: string}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isWanted = isOpen;
    if (!isOpen) return;
    fetchSection(href)
      .then((section) => isWanted && place.current?.replaceChildren(...section))
      .catch(() => isWanted && setHasFailed(true));
    return () => {
      isWanted = false;
    };
  }, [href, isOpen]);

  return (
    <details className={parts.help} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>{TITLE}</summary>
      <div ref={place} />
      {hasFailed && (
        <p className={styles.note}>The documentation of this error could not be loaded.</p>
      )}
      <a href={href}>Error documentation</a>
    </details>
  );
}
