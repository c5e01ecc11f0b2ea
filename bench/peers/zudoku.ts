import {laterNode, toBuiltSite} from './built-site';

/** Zudoku, which renders one page per tag at build time. */
export const zudoku = toBuiltSite({
  name: 'zudoku',
  title: 'Zudoku',
  packageName: 'zudoku',
  address: '/api/users#create-a-user',
  operation: 'main',
  commands: [[laterNode, 'node_modules/zudoku/cli.js', 'build']],
  env: {ZUDOKU_DO_NOT_TRACK: '1', ZUDOKU_DISABLE_UPDATE_CHECK: '1'},
  output: 'dist',
});
