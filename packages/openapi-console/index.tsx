import {type KeyboardEvent, type ReactNode, useId} from 'react';

import type {ConsoleModel, ParameterLocation} from '@openapi-portal/openapi-model/inputs';
import {readJson} from '@openapi-portal/reports/json';
import {rememberPrepared} from './memory';
import type {PageSandbox} from './page-sandbox';
import AuthorizationFields from './parts/authorization-fields';
import BodyFields from './parts/body-fields';
import Button from './parts/button';
import MemoryNote from './parts/memory-note';
import IssueSummary from './parts/issue-summary';
import ParameterFields from './parts/parameter-fields';
import RequestFold from './parts/request-fold';
import ResultView from './parts/result-view';
import {SandboxPreference} from './parts/sandbox-fields';
import SandboxView from './parts/sandbox-memory';
import SendActions, {RequestLine} from './parts/send-actions';
import ServerFields from './parts/server-fields';
import Sheet from './parts/sheet';
import styles from './styles.module.css';
import {useConsole} from './use-console';
import {rememberCredential} from './use-sign-in';

/** Parses the console model of an operation. Numbers keep all their digits. */
export const readModel = (text: string): ConsoleModel => readJson(text) as unknown as ConsoleModel;

interface Props {
  readonly model: ConsoleModel;
  readonly sandbox?: PageSandbox | undefined;
  /** True if the API has a sandbox that could not be loaded. */
  readonly isSandboxMissing?: boolean;
  /** Closes the console and restores the focus. The input is remembered until the page is closed. */
  readonly onClose: () => void;
  /** Navigates to another page of the site. If absent, the browser loads that page. */
  readonly onFollow?: (href: string) => void;
}

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Returns true for a single-line input, in which Enter submits the form. */
const isLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && /^(text|url|password)$/.test(target.type);

export async function fillInPreparedRequest(
  model: ConsoleModel,
  sandbox: PageSandbox,
  name: string,
): Promise<void> {
  const input = await sandbox.prepare?.(name);
  if (input === undefined) return;
  rememberPrepared(model, input);
  if (input.credential !== undefined) rememberCredential(sandbox, input.credential);
}

export default function ApiConsole({
  model,
  sandbox,
  isSandboxMissing = false,
  onClose,
  onFollow,
}: Props): ReactNode {
  const controls = useConsole(model, sandbox, onFollow);
  const {HistoryView} = controls.answerParts;
  const titleId = useId();

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // By default, the browser closes the sheet.
      event.preventDefault();
      if (controls.sending.isSending) controls.sending.stop();
      else onClose();
    }
    const isAsked = event.ctrlKey || event.metaKey || isLine(event.target);
    if (event.key !== 'Enter' || !isAsked) return;
    event.preventDefault();
    controls.trySend();
  }

  return (
    <Sheet {...{titleId, onClose}}>
      <section
        className={`${styles.console} ${styles.sheet}`}
        aria-labelledby={titleId}
        onKeyDown={handleKey}
      >
        <div className={styles.bar}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            Try it: {model.title}
          </h2>
          <Button onClick={onClose}>Close</Button>
          <RequestLine controls={controls} />
        </div>
        <div className={styles.parts}>
          <RequestFold controls={controls}>
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
          </RequestFold>
          <div className={styles.result}>
            <div data-theme="dark">
              <ResultView controls={controls} />
              {HistoryView !== undefined && <HistoryView controls={controls} />}
              <SandboxView controls={controls} />
            </div>
          </div>
        </div>
        <div className={styles.actions}>
          <SendActions controls={controls} />
        </div>
      </section>
    </Sheet>
  );
}
