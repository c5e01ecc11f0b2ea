export {findExponential} from './find-exponential';
export {findWord} from './find-word';
export {isCubic} from './is-cubic';
