import {toSinglePage} from './single-page';

const options = {
  url: 'openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 9,
};

/** Swagger UI. Schemas are shown instead of examples, because the measurement waits for a field. */
export const swaggerUi = toSinglePage({
  name: 'swagger-ui',
  title: 'Swagger UI',
  packageName: 'swagger-ui-dist',
  files: ['swagger-ui.css', 'swagger-ui-bundle.js'],
  hash: '#/Users/create-user',
  operation: '#operations-Users-create-user',
  head: '<link rel="stylesheet" href="swagger-ui.css">\n',
  body: `<div id="swagger-ui"></div>
<script src="swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle(${JSON.stringify(options)})</script>
`,
});
