import fs from 'node:fs';

const PACKAGES = fs
  .readdirSync('packages', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => ({
    folder: name,
    ...JSON.parse(fs.readFileSync(`packages/${name}/package.json`, 'utf8')),
  }));

const OF_SITE = String.raw`^(\.\./)+(bench|blog|config|docs|docs-api|openapi|packages|scripts|src|static|tests)/`;

/** The allowed imports of each package, from its manifest; tests may also import its development dependencies. */
const borders = PACKAGES.flatMap(({folder, name: own, dependencies, devDependencies}) => {
  const forbid = (...sections) => {
    const known = [own, ...sections.flatMap((section) => Object.keys(section ?? {}))];
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
      excludeFiles: [...tests, '**/*.d.ts'],
      rules: forbid(dependencies),
    },
    {files: tests, rules: forbid(dependencies, devDependencies)},
  ];
});

const toErrors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** Additional rules against hidden mistakes, and for a consistent style. */
const LANGUAGE = toErrors([
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-undef',
  'no-useless-assignment',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
]);

/** As in typescript-eslint's presets `strict-type-checked` and `stylistic-type-checked`. */
const TYPES = {
  ...toErrors([
    'typescript/adjacent-overload-signatures',
    'typescript/array-type',
    'typescript/ban-tslint-comment',
    'typescript/class-literal-property-style',
    'typescript/consistent-generic-constructors',
    'typescript/consistent-indexed-object-style',
    'typescript/consistent-type-assertions',
    'typescript/consistent-type-definitions',
    'typescript/dot-notation',
    'typescript/no-deprecated',
    'typescript/no-empty-object-type',
    'typescript/no-explicit-any',
    'typescript/no-inferrable-types',
    'typescript/no-invalid-void-type',
    'typescript/no-misused-promises',
    'typescript/no-mixed-enums',
    'typescript/no-namespace',
    'typescript/no-non-null-assertion',
    'typescript/no-require-imports',
    'typescript/no-unnecessary-condition',
    'typescript/no-unsafe-argument',
    'typescript/no-unsafe-assignment',
    'typescript/no-unsafe-call',
    'typescript/no-unsafe-function-type',
    'typescript/no-unsafe-member-access',
    'typescript/no-unsafe-return',
    'typescript/only-throw-error',
    'typescript/prefer-find',
    'typescript/prefer-for-of',
    'typescript/prefer-function-type',
    'typescript/prefer-includes',
    'typescript/prefer-literal-enum-member',
    'typescript/prefer-nullish-coalescing',
    'typescript/prefer-promise-reject-errors',
    'typescript/prefer-reduce-type-parameter',
    'typescript/prefer-regexp-exec',
    'typescript/prefer-return-this-type',
    'typescript/prefer-string-starts-ends-with',
    'typescript/related-getter-setter-pairs',
    'typescript/require-await',
    'typescript/unified-signatures',
    'typescript/use-unknown-in-catch-callback-variable',
  ]),
  'typescript/ban-ts-comment': ['error', {minimumDescriptionLength: 10}],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  // `void` marks a promise that is deliberately not awaited.
  'typescript/no-confusing-void-expression': [
    'error',
    {ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true},
  ],
};

/** Patterns that we use on purpose. */
const ALLOWED = Object.fromEntries(
  [
    // Values of a contract may be of any type and are shown as text.
    'typescript/no-base-to-string',
    // The default order, by UTF-16 code units, is intended.
    'typescript/require-array-sort-compare',
    // Parts of a contract are JSON, so their types are asserted when they are read.
    'typescript/no-unsafe-type-assertion',
    // TypeScript reports functions that do not return a value on every path.
    'typescript/consistent-return',
    // A small function may shadow a name of the enclosing function.
    'no-shadow',
    // The rule does not see that a loop changes a value which its condition accesses by index.
    'no-unmodified-loop-condition',
    // Names that the bundler defines.
    'no-underscore-dangle',
    // The compiler imports React for JSX.
    'react/react-in-jsx-scope',
    // An effect may depend on values that it does not read.
    'react/exhaustive-effect-dependencies',
    // A prop may be a function that renders a part and is not a component.
    'react/no-unstable-nested-components',
  ].map((name) => [name, 'off']),
);

export default {
  plugins: ['typescript', 'react', 'oxc'],
  categories: {correctness: 'error', suspicious: 'error'},
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  env: {builtin: true},
  // Files in `.gitignore` are not linted either.
  ignorePatterns: ['openapi/*.d.ts', 'src/product/*.d.ts'],
  rules: {
    ...LANGUAGE,
    ...ALLOWED,
    // `const {removed, ...rest}` removes a member.
    'no-unused-vars': ['error', {ignoreRestSiblings: true}],
  },
  overrides: [
    {files: ['**/*.{ts,tsx,mts}'], rules: {...TYPES, 'no-undef': 'off'}},
    ...borders,
    // Components, and hooks by their names.
    {
      files: ['{packages,src}/**/{*.tsx,use-*.ts}'],
      rules: {'react/rules-of-hooks': 'error'},
    },
    {files: ['static/*.js'], env: {browser: true}},
    {files: ['**/*.cjs'], env: {node: true}},
    {
      files: ['**/*.mjs'],
      globals: {
        clearTimeout: 'readonly',
        console: 'readonly',
        process: 'readonly',
        setTimeout: 'readonly',
      },
    },
  ],
};
