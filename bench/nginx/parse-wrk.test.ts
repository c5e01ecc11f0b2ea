import {expect, it} from 'vitest';

import {parseWrk} from './parse-wrk';

const OUTPUT = `Running 2s test @ http://127.0.0.1:4340/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.61ms    3.40ms  47.73ms   89.98%
    Req/Sec    18.30k     1.20k   20.10k    70.00%
  Latency Distribution
     50%  850.00us
     75%    3.10ms
     90%    6.50ms
     99%    1.20s
  36401 requests in 2.00s, 1.02GB read
Requests/sec:  18190.45
Transfer/sec:    521.85MB
`;

it('reads the number and the rate of answered requests', () => {
  expect(parseWrk(OUTPUT)).toEqual({
    requests: 36_401,
    requestsPerSecond: 18_190.45,
    p50: 0.85,
    p99: 1200,
    failures: 0,
  });
});

it('counts failed connections and error responses', () => {
  const failed = `${OUTPUT}  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 40\n`;
  expect(parseWrk(failed).failures).toBe(46);
});

it('shows the output of wrk if it contains no result', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
