export {findExponential} from './find-exponential';
export {isCubic} from './is-cubic';
