import {
  type Cursor,
  describeScheme,
  describeScopes,
  findAccess,
  findExampleValue,
  listOperations,
  listParameters,
  listProblemTypes,
  listServers,
  type Operation,
  toSchemaName,
} from '@openapi-portal/openapi-model';
import {listBodyExamples} from '@openapi-portal/openapi-model/inputs/build';
import {showInvisible} from '@openapi-portal/reports/invisible';

import {formatBody} from '../format-body';

/** A page or a file that the skill names. */
export interface SkillLink {
  readonly title: string;
  /** Absolute URL. */
  readonly href: string;
  readonly description?: string;
}

export interface SkillSources {
  /** The contract as OpenAPI 3.1. */
  readonly contract: Cursor;
  /** Absolute URL of the API's pages, without a trailing slash. */
  readonly pages: string;
  /** The contract, its types and other downloads. */
  readonly files: readonly SkillLink[];
  /** Hand-written pages about the API. */
  readonly guides: readonly SkillLink[];
  /** Markdown of the site, such as how to start its sandbox. */
  readonly notes?: string | undefined;
}

/** Maximum number of operations with details. More would fill the context of an assistant. */
const MOST_DETAILED = 40;

/** Maximum lengths of the Agent Skills specification. */
const LONGEST = {name: 64, description: 1024};

/** Returns the name of a skill: lower-case letters and digits with single hyphens, as its folder has to be called. */
export const toSkillName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST.name)
    .replace(/^-+|-+$/g, '') || 'api';

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const code = (text: string): string => `\`${text}\``;

const toItem = ({title, href, description}: SkillLink): string =>
  `- [${title}](${href})${description === undefined ? '' : `: ${description}`}`;

/** Makes all headings one level deeper than the section that they are in. */
const lowerHeadings = (markdown: string): string => markdown.replace(/^#{1,5} /gm, '#$&');

/** @param first without it, the section is left out */
const section = (title: string, first = '', ...others: readonly (string | undefined)[]): string =>
  first === '' ? '' : [`## ${title}`, first, ...others.filter(Boolean)].join('\n\n') + '\n';

function describeHead(contract: Cursor): string {
  const info = contract.get('info');
  const title = info?.text('title') ?? 'API';
  const summary = toLine(info?.text('summary') ?? info?.text('description') ?? '');
  const use = `Write or review programs that call the ${title}. Use it whenever code, a script or a question is about this API.`;
  const description = `${use} ${summary}`.trim().slice(0, LONGEST.description);
  // A JSON string is a YAML string, whatever characters it contains.
  const quote = (text: string): string => JSON.stringify(showInvisible(text));
  return [
    '---',
    `name: ${toSkillName(title)}`,
    `description: ${quote(description)}`,
    `metadata: {"version": ${quote(info?.text('version') ?? '')}}`,
    `---\n\n# ${title}\n`,
    ...(summary === '' ? [] : [`${summary}\n`]),
  ].join('\n');
}

const listTokens = (scheme: Cursor): readonly string[] =>
  scheme.entries('flows').flatMap(([flow, one]) => {
    const address = one.text('tokenUrl');
    return address === undefined ? [] : [`${flow} gets tokens from ${code(address)}.`];
  });

function describeAccess(contract: Cursor): string {
  const servers = listServers(contract).map(
    (server) => `- ${code(server.text('url') ?? '')} ${toLine(server.text('description') ?? '')}`,
  );
  const schemes = contract.get('components')?.entries('securitySchemes') ?? [];
  const ways = schemes.map(([name, one]) => {
    const scheme = one.resolve();
    return `- ${code(name)}: ${[describeScheme(scheme), ...listTokens(scheme)].join(' ')}`;
  });
  return [...servers, ...ways].join('\n');
}

const nameSchema = (media: Cursor): string => {
  const name = toSchemaName(media.get('schema')?.text('$ref'));
  return name === undefined ? '' : ` ${code(name)}`;
};

const listMedia = (owner: Cursor | undefined): readonly string[] =>
  (owner?.resolve().entries('content') ?? []).map(
    ([type, media]) => `${code(type)}${nameSchema(media)}`,
  );

/** Lists the fields of a schema. A question mark follows those that may be absent. */
function listFields(schema: Cursor): string {
  const required = schema.texts('required');
  const names = schema.entries('properties').map(([name]) => name);
  return names.map((name) => code(required.includes(name) ? name : `${name}?`)).join(', ');
}

/** Lists the fields of all schemas of bodies that operations name, each schema once. */
function describeSchemas(contract: Cursor): string {
  const bodies = listOperations(contract).flatMap(({cursor}) => [
    ...(cursor.get('requestBody')?.resolve().entries('content') ?? []),
    ...cursor
      .entries('responses')
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => response.resolve().entries('content')),
  ]);
  const lines = bodies.flatMap(([, media]) => {
    const name = nameSchema(media).trim();
    const schema = media.get('schema')?.resolve();
    const fields = schema && listFields(schema);
    return name === '' || !fields ? [] : [`- ${name}: ${fields}`];
  });
  return [...new Set(lines)].join('\n');
}

function listBodies(operation: Operation): readonly string[] {
  const media = operation.cursor.get('requestBody')?.resolve().entries('content') ?? [];
  return media.flatMap(([mediaType, one]) =>
    listBodyExamples(mediaType, one).flatMap(([name, example]) => {
      const value = findExampleValue(example);
      if (value === undefined) return [];
      const text = example.text('summary') ?? name;
      const body = formatBody(mediaType, value);
      const language = body === value ? '' : 'json';
      return `${text}:\n\n\`\`\`${language}\n${body}\n\`\`\``;
    }),
  );
}

function listHeads(operation: Operation, contract: Cursor): readonly string[] {
  const {cursor} = operation;
  const scopes = describeScopes(findAccess(operation, contract));
  const parameters = listParameters(operation).map((parameter) => {
    const rule = parameter.isTrue('required') ? ', required' : '';
    return `${code(parameter.text('name') ?? '')} (${parameter.text('in')}${rule})`;
  });
  const body = listMedia(cursor.get('requestBody'));
  const answers = cursor
    .entries('responses')
    .map(([status, response]) =>
      /^[23]/.test(status) ? [code(status), ...listMedia(response)].join(' ') : code(status),
    );
  return [
    ...(scopes === '' ? [] : [`- Scope: ${scopes}`]),
    ...(parameters.length === 0 ? [] : [`- Parameters: ${parameters.join(', ')}`]),
    ...(body.length === 0 ? [] : [`- Body: ${body.join(' or ')}`]),
    `- Answers: ${answers.join(', ')}`,
  ];
}

const toRequest = ({method, path}: Operation): string => code(`${method.toUpperCase()} ${path}`);

const toPage = (pages: string, {id, slug}: Operation): string =>
  `[${id ?? slug}](${pages}/${slug}.md)`;

function describeOperation(operation: Operation, {contract, pages}: SkillSources): string {
  const {cursor, title} = operation;
  return [
    `### ${title}`,
    `${toRequest(operation)}, operation ${toPage(pages, operation)}`,
    listHeads(operation, contract).join('\n'),
    lowerHeadings(lowerHeadings(lowerHeadings(cursor.text('description') ?? ''))),
    ...listBodies(operation),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function describeOperations(sources: SkillSources): readonly string[] {
  const operations = listOperations(sources.contract);
  if (operations.length <= MOST_DETAILED)
    return operations.map((operation) => describeOperation(operation, sources));
  return [
    operations
      .map((one) => `- ${toRequest(one)}: ${one.title}, ${toPage(sources.pages, one)}`)
      .join('\n'),
  ];
}

const describeProblems = (contract: Cursor): string =>
  listProblemTypes(contract)
    .map(({slug, status, cursor}) => {
      const text = toLine([cursor.text('when'), cursor.text('remedy')].filter(Boolean).join(' '));
      return `- ${status} ${code(slug)}: ${text}`;
    })
    .join('\n');

const STEPS = `1. Take the names of fields, parameters, headers and statuses from the contract below, never from memory.
2. Before you call an operation, read its page: it has every field with its limits, and the problems of the operation.
3. Handle the problem types that the operation can return, and no others.
4. Run the program against a sandbox or a test installation before you call it finished.`;

/**
 * Builds a skill for coding assistants: a Markdown file with front matter that tells them how to write a program that
 * calls an API.
 *
 * @throws ContractError with the part of the contract that cannot be read
 * @see https://agentskills.io/specification
 */
export function buildSkill(sources: SkillSources): string {
  const {contract, files, guides, notes} = sources;
  const rules = contract.get('info')?.text('description') ?? '';
  const sections = [
    describeHead(contract),
    section('How to work', STEPS, notes),
    section('Files', files.map(toItem).join('\n')),
    section('Servers and tokens', describeAccess(contract)),
    section('Rules', lowerHeadings(rules)),
    section('Operations', ...describeOperations(sources)),
    section(
      'Fields',
      describeSchemas(contract),
      'A question mark means that a field may be absent.',
    ),
    section(
      'Problems',
      describeProblems(contract),
      'The `type` of a problem is a URI that ends with its name.',
    ),
    section('Pages', guides.map(toItem).join('\n')),
  ];
  return showInvisible(sections.filter(Boolean).join('\n'));
}
