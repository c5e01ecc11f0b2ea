import {toSinglePage} from './single-page';

/** RapiDoc in its default mode, with all operations on one page. */
export const rapidoc = toSinglePage({
  name: 'rapidoc',
  title: 'RapiDoc',
  packageName: 'rapidoc',
  files: ['dist/rapidoc-min.js'],
  hash: '#post-/users',
  operation: '[id="post-/users"]',
  head: '<script type="module" src="rapidoc-min.js"></script>\n',
  body: '<rapi-doc spec-url="openapi.json" load-fonts="false" default-schema-tab="schema"></rapi-doc>\n',
});
