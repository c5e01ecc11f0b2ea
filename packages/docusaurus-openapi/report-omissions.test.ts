import path from 'node:path';

import {BUDGET, openContract, countSteps} from '@openapi-portal/openapi-model';
import {readPublishable} from '@openapi-portal/openapi-model/reading';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {writeFiles} from '@openapi-portal/reports/testing';

import {formatOmissions, listRemarks} from './report-omissions';

function readRemarks(text: string): Promise<readonly string[]> {
  const siteDir = writeFiles({'api.yaml': text});
  return listRemarks({contract: 'api.yaml'}, parse(text), siteDir);
}

const START = "openapi: 3.1.0\ninfo:\n  title: A\n  version: '1'\n";

const PATHS = "paths: {/a: {get: {responses: {'200': {description: Done.}}}}}\n";

describe('the report at the end of a build', () => {
  it('is empty if pages show everything', async () => {
    expect(await readRemarks(START + PATHS)).toEqual([]);
  });

  it('is one line for each contract, whatever its pages omit', async () => {
    const paths = 'paths: {/a: {get: {sumary: A, x-cost: 1}}, /b: {}}\n';
    expect(await readRemarks(START + paths)).toEqual([
      'The pages omit or change parts of api.yaml: paths without operations: #/paths/~1b; ' +
        'operations without responses: #/paths/~1a/get; ' +
        'extensions that are not shown: #/paths/~1a/get/x-cost; ' +
        'keywords that OpenAPI does not define: #/paths/~1a/get/sumary',
    ]);
  });

  it('covers the published contract, including its other files', async () => {
    const siteDir = writeFiles({'api.yaml': START + PATHS});
    const published: unknown = parse(`${START}${PATHS}components: {schemas: {A: {tpye: string}}}`);
    expect(await listRemarks({contract: 'api.yaml'}, published, siteDir)).toEqual([
      expect.stringContaining('does not define: #/components/schemas/A/tpye'),
    ]);
  });

  it('lists twenty locations, and counts the others', () => {
    const pointers = Array.from({length: 23}, (_, index) => `#/${index}`);
    const line = formatOmissions('api.yaml', [{what: 'these', pointers}]);
    expect(line).toMatch(/these: #\/0, #\/1, .* #\/19 and 3 more$/);
  });

  it('contains the location of each example that its schema rejects, and of each unsatisfiable schema', async () => {
    const paths = `paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema: {type: object, required: [id]}
            example: {name: a}
      responses:
        '200':
          description: Done.
          content:
            application/json:
              schema: {allOf: [{type: string}, {type: integer}]}
`;
    expect(await readRemarks(START + paths)).toEqual([
      'api.yaml:12:22  #/paths/~1a/post/requestBody/content/application~1json/example: this example does not match its schema (/id is required): correct the example or its schema so that they match',
      'api.yaml:18:23  #/paths/~1a/post/responses/200/content/application~1json/schema: no valid example value was found for this schema (must be text): relax its constraints',
    ]);
  });

  it('names the file that contains the example, even under another name there', async () => {
    const media = "{schema: {$ref: 'user.yaml#/User'}}";
    const siteDir = writeFiles({
      'api.yaml': `${START}paths: {/a: {get: {responses: {'200': {$ref: parts/response.yaml}}}}}\n`,
      'parts/response.yaml': `description: Done.\ncontent:\n  application/json: ${media}\n`,
      'parts/user.yaml':
        'User:\n  type: object\n  examples:\n    - {id: a}\n  properties: {id: {type: integer}}\n',
    });
    const file = path.join(siteDir, 'api.yaml');
    expect(
      await listRemarks({contract: 'api.yaml'}, await readPublishable(file, {}, siteDir), siteDir),
    ).toEqual([
      expect.stringMatching(
        /^parts\/user\.yaml:4:7 {2}#\/components\/schemas\/User\/examples\/0: /,
      ),
    ]);
  });

  it('counts the examples that are not validated because the step limit of the contract is reached', async () => {
    const media = '{schema: {type: integer}, example: a}';
    const body = `requestBody: {content: {application/json: ${media}}}`;
    const text = `${START}paths: {/a: {post: {${body}, responses: {'200': {description: D.}}}}}`;
    const siteDir = writeFiles({'api.yaml': text});
    const published = openContract(parse(text)).root;
    countSteps(published, 'samples', BUDGET.steps.samples + 1);
    expect(await listRemarks({contract: 'api.yaml'}, published, siteDir)).toEqual([
      'api.yaml has unchecked examples, 1 in all: its schemas take too long',
    ]);
  });

  it('contains the location of a description that exceeds a limit, and the limit', async () => {
    const description = `  description: '${'> '.repeat(60)}Deep.'\n`;
    expect(await readRemarks(START + description + PATHS)).toEqual([
      'api.yaml:5:16  #/info/description is nested more than 50 levels deep, so its page shows the first of its source as text: shorten it, or move it to a page and link to that',
    ]);
  });

  it('contains the location of a text that makes its page slow', async () => {
    const description = `  description: ${'word '.repeat(60_000)}\n`;
    expect(await readRemarks(START + description + PATHS)).toEqual([
      'api.yaml:5:16  #/info/description has 0.3 million characters, which every visitor of its page downloads: shorten it, or move it to a page and link to that',
    ]);
  });
});
