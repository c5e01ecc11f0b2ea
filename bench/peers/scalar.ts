import {toSinglePage} from './single-page';

/** Scalar's API reference as a standalone bundle, without web fonts. */
export const scalar = toSinglePage({
  name: 'scalar',
  title: 'Scalar',
  packageName: '@scalar/api-reference',
  files: ['dist/browser/standalone.js'],
  hash: '#tag/users/POST/users',
  operation: '[id$="tag/users/POST/users"]',
  body: `<div id="app"></div>
<script src="standalone.js"></script>
<script>Scalar.createApiReference('#app', {url: 'openapi.json', withDefaultFonts: false})</script>
`,
});
