/** Zudoku with one API read from a file, set up as its own documentation does. */
export default {
  site: {title: 'Reference'},
  navigation: [{type: 'link', label: 'Reference', to: '/api'}],
  redirects: [{from: '/', to: '/api'}],
  apis: [{type: 'file', input: './openapi.json', path: '/api'}],
};
