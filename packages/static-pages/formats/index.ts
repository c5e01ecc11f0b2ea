// Two modules: each page's script has the second, few have the first.
export {formatDate, formatDay} from './format-date';
export {withoutSlash} from './without-slash';
