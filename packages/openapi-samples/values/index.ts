export {buildSample, findSample, type GeneratedSample} from './build-sample';
