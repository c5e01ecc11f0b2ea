export {findSlowPart} from './find-slow-part';
export {findWord} from './find-word';
