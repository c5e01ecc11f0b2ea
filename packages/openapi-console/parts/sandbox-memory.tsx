import {type ReactNode, useState} from 'react';

import type {SandboxMemory} from '../page-sandbox';
import sandbox from '../sandbox.module.css';
import styles from '../styles.module.css';
import type {Props} from '../use-console';
import {forgetVersions} from '../versions';
import Button from './button';
import SandboxRecords from './sandbox-records';

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const JOURNEYS = [
  ['1 hour', 1],
  ['1 day', 24],
  ['7 days', 7 * 24],
] as const;

function Memory({memory}: {readonly memory: SandboxMemory}): ReactNode {
  const [, render] = useState(0);
  const change = (act: () => void): void => {
    act();
    render((count) => count + 1);
  };
  function startAnew(): void {
    memory.reset();
    forgetVersions();
  }
  return (
    <div className={sandbox.sandbox}>
      <SandboxRecords {...memory.readTable()} />
      <p role="status">The time in the sandbox is {TIME.format(memory.now())} UTC.</p>
      <div className={styles.actions}>
        {JOURNEYS.map(([name, hours]) => (
          <Button key={hours} onClick={() => change(() => memory.travel(hours))}>
            {name} later
          </Button>
        ))}
        <Button onClick={() => change(startAnew)}>Reset the sandbox</Button>
      </div>
    </div>
  );
}

export default function SandboxView({controls}: Props): ReactNode {
  const {memory} = controls.sandbox ?? {};
  return memory === undefined ? null : <Memory memory={memory} />;
}
