/** Zudoku with one API from a file, configured as in its documentation. */
export default {
  site: {title: 'Reference'},
  navigation: [{type: 'link', label: 'Reference', to: '/api'}],
  redirects: [{from: '/', to: '/api'}],
  apis: [{type: 'file', input: './openapi.json', path: '/api'}],
};
