// Two modules, because every page loads the second but few pages the first.
export {formatDate, formatDay} from './format-date';
export {withoutSlash} from './without-slash';
