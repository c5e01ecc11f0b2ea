export {spoilBody, spoilHeader, spoilText} from './hostile';
export {createRandom, type Random} from './random';
export {SlowRequests} from './slow-requests';
