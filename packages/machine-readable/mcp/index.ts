export {describeSite} from './describe-site';
export type {SiteDescription} from './open-site';
export {serveSite} from './serve-site';
