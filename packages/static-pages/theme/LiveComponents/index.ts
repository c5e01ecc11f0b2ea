import type {LiveComponents} from '../../prose/live';

/** The components in prose that a reader can work: a site puts its own in `src/theme/LiveComponents`. */
const liveComponents: LiveComponents = {};

export default liveComponents;
