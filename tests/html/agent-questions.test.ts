import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {siteDir} from '../../scripts/site';
import {BUILD, readBuilt} from './page';

interface Question {
  readonly question: string;
  /** Patterns that must all match a line. */
  readonly facts: readonly RegExp[];
  /** Path of the Markdown file to which the line in `llms.txt` leads. */
  readonly page: string;
  /** Tools and their input, as the descriptions of the tools suggest. By default the question is searched for. */
  readonly calls: readonly (readonly [tool: string, input: Record<string, unknown>])[];
}

/** Maximum number of calls for a question. */
const MOST_CALLS = 3;

function parseQuestion(line: string): Question {
  const [question = '', facts = '', page = '', calls = ''] = line.split(' → ');
  return {
    question,
    facts: facts.split(' && ').map((fact) => new RegExp(fact)),
    page: `${page}.md`,
    calls: calls
      .split(' ; ')
      .filter(Boolean)
      .map((call) => {
        const [tool = '', input = '{}'] = call.split(/ (.*)/);
        return [tool, JSON.parse(input) as Record<string, unknown>];
      }),
  };
}

const questions = fs
  .readFileSync(path.join(siteDir, 'tests/html/agent-questions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' → '))
  .map(parseQuestion);

/** Removes the marks of Markdown and the targets of links. */
const toWords = (markdown: string): string =>
  markdown.replace(/\]\([^)]*\)/g, '').replace(/[`*[\\]/g, '');

const hasFacts = (text: string, {facts}: Question): boolean => {
  const lines = toWords(text).split('\n');
  return facts.every((fact) => lines.some((line) => fact.test(line)));
};

let client: Client;

beforeAll(async () => {
  client = new Client({name: 'test', version: '1.0.0'});
  const args = [path.join(BUILD, 'mcp.mjs'), BUILD];
  await client.connect(new StdioClientTransport({command: 'node', args, cwd: os.tmpdir()}));
});

afterAll(() => client.close());

async function call(name: string, input: Record<string, unknown>): Promise<unknown> {
  const {structuredContent, isError} = await client.callTool({name, arguments: input});
  expect(isError, `${name} ${JSON.stringify(input)}`).not.toBe(true);
  return structuredContent;
}

interface SearchHit {
  readonly title: string;
  readonly path: string;
  readonly excerpt?: string;
}

/** Searches for the question and reads the two best hits. */
async function ask({question}: Question): Promise<string> {
  const {hits} = (await call('search', {query: question})) as {hits: readonly SearchHit[]};
  const texts = hits.map(({title, excerpt = ''}) => `${title} ${excerpt}`);
  for (const hit of hits.slice(0, MOST_CALLS - 1)) {
    const {markdown} = (await call('read_page', {path: hit.path})) as {markdown: string};
    texts.push(markdown);
  }
  return texts.join('\n');
}

async function answer(question: Question): Promise<string> {
  const {calls} = question;
  if (calls.length === 0) return ask(question);
  const texts: string[] = [];
  for (const [tool, input] of calls) {
    const {markdown, ...content} = (await call(tool, input)) as {markdown?: string};
    texts.push(markdown ?? JSON.stringify(content));
  }
  return texts.join('\n');
}

describe('an agent', () => {
  it('has 30 questions, with three calls each', () => {
    expect(questions).toHaveLength(30);
    expect(Math.max(...questions.map(({calls}) => calls.length))).toBeLessThanOrEqual(MOST_CALLS);
  });

  it.each(questions)('finds the answer by MCP: $question', async (question) => {
    expect(hasFacts(await answer(question), question)).toBe(true);
  });

  it.each(questions)('finds the answer on the page that llms.txt lists: $question', (question) => {
    expect(readBuilt('llms.txt')).toContain(`/${question.page}): `);
    expect(hasFacts(readBuilt(question.page), question)).toBe(true);
  });
});
