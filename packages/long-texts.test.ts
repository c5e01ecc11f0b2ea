import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {expect, it} from 'vitest';

import {shorten} from './docusaurus-openapi-theme/theme/ApiInfo/words';
import {trimPath} from './machine-readable/addresses';
import {element, text as toText} from './machine-readable/markdown/hast';
import {toMdast} from './machine-readable/markdown/to-mdast';
import {openContract} from './openapi-model/index';
import {fillVariables, toChosenAddress} from './openapi-model/inputs';
import {markWholeNumbers} from './openapi-model/reading/whole-numbers';
import {toDefaultAddress} from './openapi-requests/code-samples';
import {toBodyKind} from './openapi-requests/form';
import {toFileName} from './openapi-samples/file-name';
import {mergeContractSamples} from './openapi-samples/own-samples';
import {readPrefer} from './openapi-sandbox/engine/answer/negotiate';
import {buildSandboxModel} from './openapi-sandbox/model';
import {indentContinuations} from './reports/indent-continuations';
import {readJson} from './reports/json';
import {toStem} from './site-search/engine/stem';
import {findAuthorClasses} from './static-pages/internals/stylesheet/purge-styles';

const many = (text: string): string => text.repeat(100_000);
const toServer = (path: string) => ({url: `https://api.example.com/${path}a`, variables: {}});
const toContract = (url: string) => ({openapi: '3.1.0', info: {}, servers: [{url}], paths: {}});

const READERS: readonly (readonly [what: string, read: () => unknown])[] = [
  ['the summary of an operation', () => shorten(`a${many(' ')}b`)],
  ['the path of a page', () => trimPath(`a${many('/')}b`)],
  [
    'a code block',
    () => toMdast({type: 'root', children: [element('pre', [toText(`a${many('\n')}b`)])]}),
  ],
  [
    'a server',
    () =>
      toChosenAddress({template: undefined, other: toServer(many('/')).url, variables: {}}, [], ''),
  ],
  ['the server of code samples', () => toDefaultAddress({servers: [toServer(many('/'))]} as never)],
  ['the server of a sandbox', () => buildSandboxModel(toContract(toServer(many('/')).url))],
  ['the variables of a server', () => fillVariables({url: many('{')}, {})],
  ['a YAML file with a large number', () => markWholeNumbers(`${many(' ')}1234567890123456`)],
  ['a line of YAML', () => indentContinuations(`a: b\n  c${many(' ')}d`)],
  [
    'JSON with a large number',
    () => expect(() => readJson(`1234567890123456${many('"\\')}`)).toThrow(),
  ],
  ['a media type', () => toBodyKind(`a${many(' ')}b`)],
  ['the name of a file', () => toFileName(`a${many('.')}b`, 'text/plain')],
  [
    'a code sample of a contract',
    () =>
      mergeContractSamples(
        [],
        openContract({...toContract('/'), 'x-codeSamples': [{source: `a${many(' ')}b`}]}),
      ),
  ],
  ['the header Prefer', () => readPrefer(many('a'))],
  ['a word of a search index', () => toStem(`${many('a')}ing`)],
  ['the admonitions of a page', () => findAuthorClasses(many('\n'))],
];

// A pattern such as `/ +$/` is tried again at each space, so a text of 1 MB would take minutes.
it.each(READERS)('reads %s in linear time', (_, read) => {
  const elapsed = watchProcessor();
  read();
  expect(elapsed()).toBeLessThan(1500);
});
