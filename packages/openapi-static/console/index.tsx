import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef} from 'react';

import type {ConsoleModel, ParameterLocation} from './model';
import AuthorizationFields from './parts/authorization-fields';
import BodyFields from './parts/body-fields';
import Button from './parts/button';
import IssueSummary from './parts/issue-summary';
import ParameterFields from './parts/parameter-fields';
import ResultView from './parts/result-view';
import SendActions from './parts/send-actions';
import ServerFields from './parts/server-fields';
import styles from './styles.module.css';
import {useConsole} from './use-console';

interface Props {
  readonly model: ConsoleModel;
  /** Takes the console away; what was put in is kept for the next time. */
  readonly onClose: () => void;
}

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Takes the focus to the console's title, and back to what opened the console when it closes. */
function useFocus(onClose: () => void) {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    title.current?.focus();
  }, []);
  function close(): void {
    onClose();
    // What opened the console may have been hidden meanwhile: it is back after the next render.
    setTimeout(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    });
  }
  return {title, close};
}

/** The request console of an operation: puts a request together, sends it, shows the answer. */
export default function ApiConsole({model, onClose}: Props): ReactNode {
  const controls = useConsole(model);
  const {title, close} = useFocus(onClose);
  const titleId = useId();

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    controls.trySend();
  }

  return (
    <section className={styles.console} aria-labelledby={titleId} onKeyDown={handleKey}>
      <header className={styles.header}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          Try it: {model.title}
        </h2>
        <Button onClick={close}>Close</Button>
      </header>
      <form noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <ServerFields controls={controls} />
        <AuthorizationFields controls={controls} />
        {LOCATIONS.map((location) => (
          <ParameterFields key={location} {...{location, controls}} />
        ))}
        <BodyFields controls={controls} />
        <SendActions controls={controls} />
        <IssueSummary controls={controls} />
      </form>
      <ResultView controls={controls} />
    </section>
  );
}
