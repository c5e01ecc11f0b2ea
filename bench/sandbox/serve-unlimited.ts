import {DEFAULT_QUOTA} from '../../src/sandbox/rate-limit';

// Runs `npm run sandbox` with a rate limit above the maximum that its options allow.
Object.assign(DEFAULT_QUOTA, {requests: 1_000_000_000});
void import('../../scripts/serve-sandbox');
