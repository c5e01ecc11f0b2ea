import {toSinglePage} from './single-page';

export const redoc = toSinglePage({
  name: 'redoc',
  title: 'Redoc 2',
  packageName: 'redoc',
  files: ['bundles/redoc.standalone.js'],
  hash: '#tag/Users/operation/create-user',
  operation: '[id="tag/Users/operation/create-user"]',
  body: `<redoc spec-url="openapi.json"></redoc>
<script src="redoc.standalone.js"></script>
`,
});
