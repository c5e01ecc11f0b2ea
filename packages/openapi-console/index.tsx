import {type KeyboardEvent, type ReactNode, useId} from 'react';

import type {ConsoleModel, ParameterLocation} from '@openapi-portal/openapi-model/requests';
import {rememberPrepared} from './memory';
import type {PageSandbox} from './page-sandbox';
import AuthorizationFields from './parts/authorization-fields';
import BodyFields from './parts/body-fields';
import Button from './parts/button';
import MemoryNote from './parts/memory-note';
import IssueSummary from './parts/issue-summary';
import ParameterFields from './parts/parameter-fields';
import ResultView from './parts/result-view';
import {SandboxPreference} from './parts/sandbox-fields';
import SandboxView from './parts/sandbox-memory';
import SendActions, {RequestLine} from './parts/send-actions';
import ServerFields from './parts/server-fields';
import styles from './styles.module.css';
import {useConsole} from './use-console';
import {rememberCredential} from './use-sign-in';

interface Props {
  readonly model: ConsoleModel;
  /** A server in the page, if the site has one for the API. */
  readonly sandbox?: PageSandbox | undefined;
  /** Whether there is one that could not be loaded. */
  readonly isSandboxMissing?: boolean;
  /** Takes the console away, and the focus back; what was put in is kept for the next time. */
  readonly onClose: () => void;
}

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Once, when the element is there. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Puts in a request that a page has prepared by its name, with all that must be there before it. */
export async function putIn(
  model: ConsoleModel,
  sandbox: PageSandbox,
  name: string,
): Promise<void> {
  const input = await sandbox.prepare?.(name);
  if (input === undefined) return;
  rememberPrepared(model, input);
  if (input.credential !== undefined) rememberCredential(sandbox, input.credential);
}

/** The request console of an operation: puts a request together, sends it, shows the answer. */
export default function ApiConsole({
  model,
  sandbox,
  isSandboxMissing = false,
  onClose,
}: Props): ReactNode {
  const controls = useConsole(model, sandbox);
  const titleId = useId();

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    controls.trySend();
  }

  return (
    <section className={styles.console} aria-labelledby={titleId} onKeyDown={handleKey}>
      <div className={styles.layout}>
        <h2 id={titleId} ref={takeFocus} tabIndex={-1} className={styles.title}>
          Try it: {model.title}
        </h2>
        <form
          className={styles.form}
          noValidate
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <ServerFields {...{controls, isSandboxMissing}} />
          <AuthorizationFields controls={controls} />
          {LOCATIONS.map((location) => (
            <ParameterFields key={location} {...{location, controls}} />
          ))}
          <BodyFields controls={controls} />
          <SandboxPreference controls={controls} />
          <IssueSummary controls={controls} />
          <MemoryNote controls={controls} />
        </form>
        {/* After the form for those who go through it, in the head of the console for the eye. */}
        <div className={styles.actions}>
          <span className={`${styles.note} ${styles.keys}`}>
            <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> and <kbd>Enter</kbd> send
          </span>
          <SendActions controls={controls} />
          <Button onClick={onClose}>Close</Button>
        </div>
        <div className={styles.result}>
          <div>
            <RequestLine controls={controls} />
            <ResultView controls={controls} />
            <SandboxView controls={controls} />
          </div>
        </div>
      </div>
    </section>
  );
}
