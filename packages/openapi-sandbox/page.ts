export {default, loadModel, toServer} from './theme/ApiSandbox';
