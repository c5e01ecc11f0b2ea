import {expect, it} from 'vitest';

import {runOneAtATime} from './run-in-threads';

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

it('starts after the previous task has ended, even with an error', async () => {
  const log: string[] = [];
  const read = (name: string) => async () => {
    log.push(`${name} begins`);
    await wait();
    log.push(`${name} ends`);
    if (name === 'second') throw new Error('no such page');
    return name;
  };
  const turns = await Promise.allSettled(
    ['first', 'second', 'third'].map((name) => runOneAtATime(read(name))),
  );
  expect(log).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(turns).toMatchObject([
    {value: 'first'},
    {reason: new Error('no such page')},
    {value: 'third'},
  ]);
});
