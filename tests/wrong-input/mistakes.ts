import type {Mistake} from './mistake';

const CONTRACT = 'openapi/ciso-api.yaml';
const ERRORS = 'docs-api/errors.mdx';
const API = 'docs-api/index.mdx';
const PRODUCT = 'src/product/data/access.yaml';
const RISKS = 'docs/system-modules/risks.mdx';
const TASKS = 'docs/system-modules/tasks.mdx';
const GAPS = 'openapi/accepted-gaps.yaml';

const START = 'Write your program around `type`.';

const say = (sentence: string) => ({
  file: ERRORS,
  text: START,
  replacement: `${START} See ${sentence}.`,
});

/** Names in prose that do not exist in a contract, a page or a file. */
export const inProse: readonly Mistake[] = [
  {
    // This mistake is first, because other mistakes insert text before it on the same line.
    what: 'a choice of languages with one language',
    file: ERRORS,
    text: START,
    replacement: `${START}\n\n<Languages>\n\n\`\`\`js\na\n\`\`\`\n\n</Languages>\n\n`,
    message: /errors\.mdx:10:1 {2}<Languages> contains fewer than two languages/,
    fix: 'add the program in another language, or remove <Languages>',
  },
  {
    what: 'an operation that does not exist',
    ...say('<Operation id="creat-user" />'),
    message: /errors\.mdx:8:\d+ {2}The contract has no operation creat-user/,
    fix: 'write create-user',
  },
  {
    what: 'an operation in another case',
    ...say('<Operation id="Create-User" />'),
    message: 'The contract has no operation Create-User in this letter case',
    fix: 'write create-user',
  },
  {
    what: 'a field that the operation does not have',
    file: ERRORS,
    text: 'path="request.access_expires_at"',
    replacement: 'path="request.access_expire_at"',
    message: 'The contract has no field request.access_expire_at of create-user',
    fix: 'write request.access_expires_at of create-user',
  },
  {
    what: 'a field of an operation that does not exist',
    ...say('<Field of="make-user" path="request.email" />'),
    message: 'The contract has no operation make-user',
    fix: 'write create-user',
  },
  {
    what: 'a problem type that does not exist',
    ...say('<Problem type="user-in-us" />'),
    message: 'The contract has no problem type user-in-us',
    fix: 'write user-in-use',
  },
  {
    what: 'a schema that does not exist',
    ...say('<Schema name="Users" />'),
    message: 'The contract has no schema Users',
    fix: 'write User',
  },
  {
    what: 'an element without its attribute',
    ...say('<Field of="create-user" />'),
    message: '<Field> needs `path`',
    fix: 'write <Field of="…" path="…"/>',
  },
  {
    what: 'a component that does not exist',
    ...say('<AcessMatrix />'),
    message: /errors\.mdx:8:\d+ {2}The component <AcessMatrix> does not exist/,
    fix: 'write AccessMatrix',
  },
  {
    what: 'a view of a record that the product does not have',
    ...say('<Lifecycle of="risks" />'),
    message: /errors\.mdx:8:\d+ {2}<Lifecycle> does not support of="risks"/,
    fix: 'write of="risk"',
  },
  {
    what: 'a request to a path that does not exist',
    ...say('`POST /user`'),
    message: 'The contract has no request POST /user',
    fix: 'write POST /users',
  },
  {
    what: 'a request with a method that the path does not have',
    ...say('`PUT /company`'),
    message: 'The contract has no request PUT /company',
    fix: 'write GET /company',
  },
  {
    what: 'a path with another parameter',
    ...say('`/users/{id}`'),
    message: 'The contract has no path /users/{id}',
    fix: 'write',
  },
  {
    what: 'the access to an API that is not published',
    file: API,
    text: '<OperationAccess api="Ciso-API" />',
    replacement: '<OperationAccess api="Ciso-Api" />',
    message: 'The site has no API Ciso-Api in this letter case',
    fix: 'write Ciso-API',
  },
  {
    what: 'a link to an operation that does not exist',
    ...say('[it](/docs/API/Ciso-API/creat-user)'),
    message: '/docs/API/Ciso-API/creat-user',
    fix: '/docs/API/Ciso-API/create-user',
  },
  {
    what: 'a link to an operation in another case',
    ...say('[it](/docs/api/ciso-api/create-user)'),
    message: '/docs/api/ciso-api/create-user',
    fix: '/docs/API/Ciso-API/create-user',
  },
  {
    what: 'a link to a heading that has moved',
    file: 'docs-api/authentication.mdx',
    text: './index.mdx#who-may-call-what',
    replacement: './index.mdx#who-can-call-what',
    message: 'who-can-call-what',
    fix: 'who-may-call-what',
  },
  {
    what: 'no word of a problem type any more',
    file: ERRORS,
    text: '<Problem type="rate-limited" />',
    replacement: 'This problem',
    message: /ciso-api\.yaml:\d+:\d+ {2}No page mentions the problem type rate-limited/,
    fix: 'describe it on a page, or add "problem type rate-limited" with a reason to',
  },
  {
    what: 'a gap in the prose that is none',
    file: GAPS,
    text: '# Example',
    replacement: 'scope users.read: nobody asks\n# Example',
    message:
      /accepted-gaps\.yaml:\d+:1 {2}A page now mentions the scope users\.read, so this exception is not needed/,
    fix: 'remove this exception',
  },
  {
    what: 'a gap in the prose without a reason',
    file: GAPS,
    text: '# Example',
    replacement: 'field User.gone:\n# Example',
    message: 'The contract has no field User.gone',
    fix: 'remove this exception',
  },
  {
    what: 'a link to a page that is not there',
    file: RISKS,
    text: '](./tasks.mdx',
    replacement: '](./task.mdx',
    message: /risks\.mdx:\d+:\d+ .*task\.mdx/,
    fix: 'tasks.mdx',
  },
  {
    what: 'an anchor that is not there',
    file: RISKS,
    text: '## Scoring\n',
    replacement: 'See [the scores](#scorings).\n\n## Scoring\n',
    message: /risks\.mdx:\d+:\d+ .*scorings/,
    fix: '#scoring',
  },
  {
    what: 'an image that is not there',
    file: RISKS,
    text: '## Scoring\n',
    replacement: '![A heat map](/img/heat-map.png)\n\n## Scoring\n',
    message: /risks\.mdx:\d+:\d+ .*heat-map\.png/,
    fix: 'remove the image',
  },
  {
    what: 'front matter with a key that does not exist',
    file: RISKS,
    text: 'sidebar_position:',
    replacement: 'sidebar_positon:',
    message: /risks\.mdx:4:1 .*sidebar_positon/,
    fix: 'sidebar_position',
  },
  {
    what: 'a tag of MDX that is never closed',
    file: TASKS,
    text: '## Recurrence\n',
    replacement: '<details>\n\n## Recurrence\n',
    message: /tasks\.mdx:\d+:\d+ .*<details>/,
    fix: 'close the tag',
  },
];

/** Mistakes because of which a page cannot be loaded. */
export const inFrontMatter: readonly Mistake[] = [
  {
    what: 'front matter that cannot be read',
    file: RISKS,
    text: 'title: Risks',
    replacement: 'title: "Risks',
    message: /risks\.mdx:\d+:\d+ /,
    fix: 'check indentation and brackets here, and put values',
  },
];

/** Contradictions between the contract and the pages or the product model. */
export const inContract: readonly Mistake[] = [
  {
    what: 'an operation that was renamed',
    file: CONTRACT,
    text: 'operationId: delete-user',
    replacement: 'operationId: remove-user',
    message: 'The contract has no operation delete-user',
    fix: 'write remove-user, its new name',
  },
  {
    what: 'a path that was renamed',
    file: CONTRACT,
    text: '  /company:\n',
    replacement: '  /companies:\n',
    message: 'The contract has no request GET /company',
    fix: 'write GET /companies',
  },
  {
    what: 'a field that nobody has described',
    file: CONTRACT,
    text: "        profile_status:\n          $ref: '#/components/schemas/ProfileStatus'\n        created_at:",
    replacement:
      "        nickname:\n          type: string\n          maxLength: 40\n          description: A short name.\n          examples: [Ex]\n        profile_status:\n          $ref: '#/components/schemas/ProfileStatus'\n        created_at:",
    message: 'No page mentions the field Company.nickname',
    fix: 'describe it on a page',
  },
  {
    what: 'a user type without the access level',
    file: CONTRACT,
    text: '- scope: company.write\n          user_types: [ciso]',
    replacement: '- scope: company.write\n          user_types: [ciso, vendor]',
    message: /ciso-api\.yaml:\d+:\d+ {2}update-company allows vendor with company\.write/,
    fix: 'remove vendor from user_types',
  },
  {
    what: 'a user type left out',
    file: CONTRACT,
    text: '- scope: company.read\n          user_types: [ciso, member, auditor]',
    replacement: '- scope: company.read\n          user_types: [ciso, auditor]',
    message: 'get-company-info does not allow member with company.read',
    fix: 'add member to user_types',
  },
];

/** Errors within the contract, at which the lint stops before pages are checked. */
export const inLint: readonly Mistake[] = [
  {
    what: 'a scope that the product does not know',
    file: CONTRACT,
    text: '- scope: company.write',
    replacement: '- scope: company.writes',
    message: 'company.writes',
    fix: 'write',
  },
  {
    what: 'a user type that is none',
    file: CONTRACT,
    text: '- scope: company.read\n          user_types: [ciso, member, auditor]',
    replacement: '- scope: company.read\n          user_types: [ciso, members, auditor]',
    message: 'members',
    fix: 'member',
  },
  {
    what: 'a value of an enum that was renamed',
    file: CONTRACT,
    text: 'enum: [ciso, member, outsource, vendor, auditor]',
    replacement: 'enum: [ciso, member, outsourced, vendor, auditor]',
    message:
      '`user_type` property must be equal to one of the allowed values "ciso", "member", "outsourced"',
    fix: 'did you mean ciso or member or outsourced',
  },
  {
    what: 'a parameter that was renamed on one side',
    file: CONTRACT,
    text: '  /users/{user_id}:\n',
    replacement: '  /users/{id}:\n',
    message: /ciso-api\.yaml:\d+:\d+ {2}The operation does not define the path parameter `\{id\}`/,
    fix: 'declare each parameter in the braces of the path with `in: path`',
  },
  {
    what: 'a problem type that was dropped from the registry',
    file: CONTRACT,
    text: '  rate-limited:\n    status: 429',
    replacement: '  too-fast:\n    status: 429',
    message: 'The problem type "rate-limited" is not registered',
    fix: 'register the type in `x-problem-types` with this status',
  },
  {
    what: 'a reference that has no target',
    file: CONTRACT,
    text: "$ref: '#/components/schemas/Company'",
    replacement: "$ref: '#/components/schemas/Compny'",
    message: "Can't resolve $ref: #/components/schemas/Compny",
    fix: 'correct `$ref`, or add its target',
  },
  {
    what: 'an operation id that is used twice',
    file: CONTRACT,
    text: 'operationId: update-company',
    replacement: 'operationId: get-company-info',
    message: /ciso-api\.yaml:\d+:\d+ .*is not unique/,
    fix: 'give each operation a unique `operationId`',
  },
  {
    what: 'an operation without a tag',
    file: CONTRACT,
    text: 'operationId: create-user\n      tags: [Users]\n',
    replacement: 'operationId: create-user\n',
    message: /ciso-api\.yaml:\d+:\d+ .*tag/,
    fix: 'add one of the tags declared at the root',
  },
];

/** Lint errors on lines that other mistakes also change. */
export const inLintAlone: readonly Mistake[] = [
  {
    what: 'an operation without x-access',
    file: CONTRACT,
    text: '      x-access:\n        - scope: company.write\n          user_types: [ciso]\n          records: all\n',
    replacement: '',
    message:
      /ciso-api\.yaml:\d+:\d+ {2}PATCH \/company has no x-access, so readers do not know who may call it/,
    fix: 'give each scope of `security` an entry',
  },
];

export const inYaml: readonly Mistake[] = [
  {
    what: 'a YAML mistake in the contract',
    file: CONTRACT,
    text: '  title: Ciso API',
    replacement: '  title: "Ciso API',
    message: /ciso-api\.yaml:\d+:\d+ {2}The YAML cannot be read/,
    fix: 'check indentation',
  },
];

/** Contradictions between the product model and the contract. */
export const inProduct: readonly Mistake[] = [
  {
    what: 'a level that was lowered',
    file: PRODUCT,
    text: 'company: {ciso: manage, member: read, outsource: none, vendor: none, auditor: read}',
    replacement:
      'company: {ciso: manage, member: read, outsource: none, vendor: none, auditor: none}',
    message:
      'get-company-info allows auditor with company.read, but its access level in company is below',
    fix: 'remove auditor from user_types, or raise the level in src/product/data/access.yaml',
  },
  {
    what: 'a level that was raised',
    file: PRODUCT,
    text: 'users: {ciso: manage, member: read, outsource: none, vendor: none, auditor: read}',
    replacement:
      'users: {ciso: manage, member: manage, outsource: none, vendor: none, auditor: read}',
    message: 'delete-user does not allow member with users.write',
    fix: 'add member to user_types',
  },
];
