export {ContentData} from '../structured-data/in-content';
export {type LiveComponents, markLive} from './live';
