export {default} from './theme/ApiSandbox';
export {loadModel, toServer} from './theme/ApiSandbox/load-model';
