export {default} from '@theme/ApiLineRoot';
