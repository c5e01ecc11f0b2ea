import fs from 'node:fs';

import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const PACKAGES = fs
  .readdirSync('packages', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => ({
    folder: name,
    ...JSON.parse(fs.readFileSync(`packages/${name}/package.json`, 'utf8')),
  }));

const OF_SITE = String.raw`^(\.\./)+(bench|blog|config|docs|docs-api|openapi|packages|scripts|src|static|tests)/`;

/** What a package may import is in its manifest, and what only its tests may. */
const borders = PACKAGES.flatMap(({folder, dependencies, devDependencies}) => {
  const forbid = (...sections) => {
    const known = sections.flatMap((section) => Object.keys(section ?? {}));
    const others = PACKAGES.map(({name}) => name).filter((name) => !known.includes(name));
    const patterns = [
      {regex: OF_SITE, message: 'A package knows nothing of the site: make it an option.'},
      {
        regex: `^(${others.join('|')})(/|$)`,
        message: `packages/${folder}/package.json does not name it.`,
      },
    ];
    return {'no-restricted-imports': ['error', {patterns}]};
  };
  const tests = [`packages/${folder}/**/*.test.{ts,tsx}`, `packages/${folder}/**/testing/**`];
  return [
    {
      files: [`packages/${folder}/**/*.{ts,tsx}`],
      ignores: [...tests, '**/*.d.ts'],
      rules: forbid(dependencies),
    },
    {files: tests, rules: forbid(dependencies, devDependencies)},
  ];
});

export default tseslint.config(
  {
    ignores: [
      '**/.cache/',
      '.docusaurus/',
      'build/',
      'packages/*/dist/',
      'publish/',
      'review/',
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
  // Each file is compiled for these: components, and hooks by their names.
  {files: ['{packages,src}/**/{*.tsx,use-*.ts}'], ...reactHooks.configs.flat.recommended},
  {
    files: ['static/*.js'],
    languageOptions: {globals: {document: 'readonly', location: 'readonly'}},
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        clearTimeout: 'readonly',
        console: 'readonly',
        process: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);
