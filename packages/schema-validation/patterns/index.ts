export {findSlowPart} from './find-slow-part';
export {findMatchingText} from './find-matching-text';
