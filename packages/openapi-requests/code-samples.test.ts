import {describe, expect, it} from 'vitest';

import type {Json} from '@openapi-portal/openapi-model/inputs';
import {Cursor} from '@openapi-portal/openapi-model';
import {toMediaType, toModel, toParameter} from './testing/models';
import {toDefaultAddress, toSampleGroups, toShortCurl} from './code-samples';

const OPERATION = new Cursor({}, {});

describe('toDefaultAddress', () => {
  it('fills in the defaults of variables', () => {
    const servers = [{url: 'https://{region}.h/v1/', variables: {region: {default: 'eu'}}}];
    expect(toDefaultAddress(toModel({servers}))).toBe('https://eu.h/v1');
  });

  it.each([
    ['/', 'https://server.example'],
    ['/v1', 'https://server.example/v1'],
  ])('uses an example server if the contract only has %s', (url, address) => {
    expect(toDefaultAddress(toModel({servers: [{url}]}))).toBe(address);
  });
});

describe('toSampleGroups', () => {
  const example = (name: string) => ({name, summary: `Send ${name}`, value: {a: name}});

  it('contains a group for each example of each media type, and samples in the first of each', () => {
    const mediaTypes = [
      toMediaType({examples: [example('one'), example('two')]}),
      toMediaType({mediaType: 'text/plain', examples: [{name: 'one', value: 'x'}]}),
    ];
    const model = toModel({method: 'POST', requestBody: {required: true, mediaTypes}});
    const groups = toSampleGroups(model, OPERATION);
    expect(groups.map(({id, title, samples}) => [id, title, samples.length > 0])).toEqual([
      ['one', 'Send one, as application/json', true],
      ['two', 'Send two, as application/json', false],
      ['one text/plain', 'one, as text/plain', true],
    ]);
  });

  it('uses the parameter values of an example, with separate samples', () => {
    const examples = [
      {name: 'one', value: 'a1'},
      {name: 'three', value: 'c3'},
    ];
    const model = toModel({
      method: 'PATCH',
      path: '/things/{id}',
      parameters: [
        toParameter({name: 'id', in: 'path', style: 'simple', required: true, examples}),
      ],
      requestBody: {
        required: true,
        mediaTypes: [toMediaType({examples: ['one', 'two', 'three'].map(example)})],
      },
    });
    const curl = toSampleGroups(model, OPERATION).map(
      ({samples}) => /things\/(\w+)/.exec(samples[0]?.code ?? '')?.[1],
    );
    expect(curl).toEqual(['a1', undefined, 'c3']);
  });

  const toList = (properties: Json) =>
    new Cursor(
      {},
      {responses: {200: {content: {'application/json': {schema: {type: 'object', properties}}}}}},
    );

  const PAGE = {items: {type: 'array'}, nextPageToken: {type: 'string'}};

  const listParameters = [
    toParameter({name: 'page_size', schema: {type: 'integer'}, examples: [{name: 'e', value: 2}]}),
    toParameter({name: 'page_token', examples: [{name: 'e', value: 't'}]}),
    toParameter({name: 'mail', examples: [{name: 'e', value: 'a@b'}]}),
    toParameter({name: 'sort', schema: {enum: ['a']}, examples: [{name: 'e', value: 'a'}]}),
    toParameter({
      name: 'kind',
      schema: {type: 'string', enum: ['open', 'closed']},
      examples: [{name: 'e', value: 'closed'}],
    }),
  ];

  it('reads all pages of a list, with a filter of its contract', () => {
    const groups = toSampleGroups(
      toModel({parameters: listParameters, answers: ['application/json']}),
      toList(PAGE),
    );
    expect(groups.map(({title}) => title)).toEqual(['Test it', 'All pages, with the filter kind']);
    for (const {code} of groups[1]?.samples ?? []) {
      expect(code).toMatch(/\?kind=closed['"]/);
      expect(code).toContain('page_token');
      expect(code).toContain('nextPageToken');
      expect(code).not.toMatch(/page_size|sort=/);
    }
  });

  it.each([
    ['its answer has no token', {items: {type: 'array'}}],
    ['its answer has two lists', {...PAGE, others: {type: 'array'}}],
    ['its answer has no list', {nextPageToken: {type: 'string'}}],
  ])('reads one page of a list if %s', (_, properties) => {
    const model = toModel({parameters: listParameters, answers: ['application/json']});
    expect(toSampleGroups(model, toList(properties))).toHaveLength(1);
  });

  it("lists the contract's samples first, instead of ours in the same languages", () => {
    const own = new Cursor(
      {},
      {
        'x-codeSamples': [{lang: 'Lua', source: 'own'}],
        'x-code-samples': [{lang: 'Go', source: 'own()\n'}, {lang: 'R'}],
      },
    );
    const [{samples} = {samples: []}] = toSampleGroups(toModel(), own);
    expect(samples.slice(0, 3)).toMatchObject([
      {language: 'lua', code: 'own'},
      {language: 'go', code: 'own()'},
      {language: 'curl'},
    ]);
    const languages = samples.map(({language}) => language);
    expect(languages).not.toContain('r');
    expect(languages.filter((language) => language === 'go')).toHaveLength(1);
  });
});

describe('the programs with error handling', () => {
  it('are only written for the first request of a page', () => {
    const parameters = [
      toParameter({
        name: 'id',
        in: 'path',
        style: 'simple',
        required: true,
        examples: ['one', 'two'].map((name) => ({name, value: name})),
      }),
    ];
    const mediaTypes = [toMediaType({examples: ['one', 'two'].map((name) => ({name, value: {}}))})];
    const requestBody = {required: true, mediaTypes};
    const model = toModel({method: 'POST', path: '/things/{id}', parameters, requestBody});
    const [first, second] = toSampleGroups(model, OPERATION);
    expect(first?.samples.every(({full}) => full !== undefined)).toBe(true);
    expect(second?.samples.length).toBe(first?.samples.length);
    expect(second?.samples.filter(({full}) => full !== undefined)).toEqual([]);
  });
});

describe('toShortCurl', () => {
  it('is the first sample of the operation', () => {
    const model = toModel();
    expect(toShortCurl(model)).toBe("curl 'https://api.test.example.org/things'");
    expect(toSampleGroups(model, OPERATION)[0]?.samples[0]).toMatchObject({
      code: toShortCurl(model),
      full: expect.stringContaining('--fail-with-body') as string,
    });
  });
});
