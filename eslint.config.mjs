import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The packages that each may import, and nothing of the site. */
const ALLOWED = {
  'static-pages': [],
  'openapi-static': ['static-pages'],
  'openapi-releases': ['static-pages', 'openapi-static'],
  'checked-prose': ['static-pages', 'openapi-static'],
  'prose-words': ['static-pages'],
  sandbox: ['static-pages', 'openapi-static'],
  search: ['static-pages'],
  'machine-readable': ['static-pages', 'openapi-static', 'search'],
};

const OF_SITE = String.raw`^(\.\./)+(bench|blog|config|docs|docs-api|openapi|scripts|src|static|tests)/`;

const borders = Object.entries(ALLOWED).map(([name, allowed]) => {
  const others = Object.keys(ALLOWED).filter((one) => one !== name && !allowed.includes(one));
  const patterns = [
    {regex: OF_SITE, message: 'A package knows nothing of the site: make it an option.'},
    {
      regex: String.raw`^((\.\./)+)?(${others.join('|')})(/|$)`,
      message: 'README says which packages it may import.',
    },
  ];
  return {
    files: [`packages/${name}/**/*.{ts,tsx}`],
    rules: {'no-restricted-imports': ['error', {patterns}]},
  };
});

export default tseslint.config(
  {
    ignores: [
      '**/.cache/',
      '.docusaurus/',
      'build/',
      'publish/',
      'docs-api/',
      '**/node_modules/',
      // Generated.
      'openapi/*.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // Numbers in messages are plain; everything else must be made text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // Values of a contract are shown as the text they are, whatever their shape.
      '@typescript-eslint/no-base-to-string': 'off',
      // `const {left, ...rest}` leaves a member out.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      // The one way that lint knows to write it is forbidden by another rule.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Members of a copied JSON object are left out by name.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // `void` marks a promise that is left to run.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true},
      ],
    },
  },
  borders,
  {files: ['{packages,src}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended},
  {
    files: ['static/*.js'],
    languageOptions: {globals: {document: 'readonly', location: 'readonly'}},
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {globals: {console: 'readonly', process: 'readonly'}},
  },
);
