import {say} from '../scripts/run-command';
import {sandboxDir} from './install-missing';
import {median} from './median';
import {readVersion} from './package-version';
import {CONNECTIONS, createUsers} from './sandbox/load';
import {findGrowth, formatMemory, formatServers, type Row} from './sandbox/format-load';
import {type Measured, measureServer, readMemory} from './sandbox/measure-server';
import {type Server, startPrism, startSandbox} from './sandbox/servers';
import type {Result} from './tables/publish';

const USERS = 1000;
const WARM_UP = 10_000;
const REQUESTS = 10_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** Number of parts of the load. Memory is measured after each part. */
const PARTS = 20;
const REQUESTS_OF_PART = 10_000;

/** Maximum share by which memory may grow during the second half of the load. */
const LARGEST_GROWTH = 0.1;

const toMedian = (rounds: readonly Measured[]): Measured => ({
  requestsPerSecond: median(rounds.map((one) => one.requestsPerSecond)),
  p50: median(rounds.map((one) => one.p50)),
  p99: median(rounds.map((one) => one.p99)),
  processorTime: median(rounds.map((one) => one.processorTime)),
});

/** Loads all servers in each round, so that they are measured under the same conditions. */
async function measureAll(servers: readonly Server[]): Promise<readonly Row[]> {
  for (const server of servers) await measureServer(server, WARM_UP);
  const rounds = servers.map((): Measured[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, server] of servers.entries()) {
      say(`Round ${round + 1}: ${server.name}`);
      rounds[index]?.push(await measureServer(server, REQUESTS));
    }
  return servers.map(({name}, index) => ({name, ...toMedian(rounds[index] ?? [])}));
}

/** Returns the resident memory in bytes after each part of the load. */
async function watchMemory(server: Server): Promise<readonly number[]> {
  const sizes: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    say(`Memory: ${part * REQUESTS_OF_PART} of ${PARTS * REQUESTS_OF_PART} requests`);
    await measureServer(server, REQUESTS_OF_PART);
    sizes.push(readMemory(server.pid));
  }
  return sizes;
}

function findFaults([own, peer]: readonly Row[], sizes: readonly number[]): readonly string[] {
  const isSlower =
    own !== undefined &&
    peer !== undefined &&
    (own.requestsPerSecond < peer.requestsPerSecond || own.p99 > peer.p99);
  const growth = findGrowth(sizes);
  return [
    ...(isSlower ? [`The sandbox is slower than ${peer.name}.`] : []),
    ...(growth > LARGEST_GROWTH
      ? [`The memory of the sandbox grew by ${Math.round(growth * 100)} %.`]
      : []),
  ];
}

/** Loads the local sandbox and Prism. A sandbox that is slower than Prism or whose memory grows is a fault. */
export async function measureSandbox(): Promise<Result> {
  const servers: Server[] = [];
  try {
    const own = await startSandbox();
    servers.push(own);
    servers.push(await startPrism(readVersion('@stoplight/prism-cli', sandboxDir)));
    await createUsers(own.url, USERS);
    const rows = await measureAll(servers);
    const sizes = await watchMemory(own);
    return {
      text: `${formatServers(rows)}\n\n${formatMemory(sizes, REQUESTS_OF_PART)}`,
      about: `${CONNECTIONS} connections, median of ${ROUNDS}`,
      faults: findFaults(rows, sizes),
    };
  } finally {
    for (const {stop} of servers) await stop();
  }
}
