import type {LiveComponents} from '../../prose/live';

/** Interactive components in prose. A site defines its own in `src/theme/LiveComponents`. */
const liveComponents: LiveComponents = {};

export default liveComponents;
