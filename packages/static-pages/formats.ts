export {formatDate, formatDay} from './dates/format-date';
export {withoutSlash} from './islands/without-slash';
