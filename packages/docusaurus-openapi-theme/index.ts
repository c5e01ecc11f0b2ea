export {createTheme, THEME_FOLDER} from './create-theme';
export {listAddresses} from './sidebar-addresses';
