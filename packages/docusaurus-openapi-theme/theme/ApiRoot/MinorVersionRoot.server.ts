export {default} from '@theme/ApiMinorVersionRoot';
