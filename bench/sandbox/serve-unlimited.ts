import {DEFAULT_QUOTA} from '../../src/sandbox/rate-limit';

// `npm run sandbox` with an unreachable rate limit, which its options do not allow.
Object.assign(DEFAULT_QUOTA, {requests: 1_000_000_000});
void import('../../scripts/serve-sandbox');
