import {describe, expect, it} from 'vitest';

import {makeSamples} from './languages';
import {mergeHeaders} from './prepare';
import {type Case, toRequest} from './testing/case';
import {CASES} from './testing/cases';
import {readBody, toExpected} from './testing/expected';
import {readLiterals} from './testing/read-literals';

const ORIGIN = 'https://api.example.com';

const SAMPLES = CASES.flatMap((one) =>
  makeSamples(toRequest(one, ORIGIN)).map((sample) => ({...sample, one})),
);

const samplesIn = (language: string) => SAMPLES.filter((sample) => sample.language === language);

/** Lists the texts that the strings of a sample must contain, in addition to URL and headers. */
function listContents({request: {body}}: Case): readonly string[] {
  if (body?.kind === 'form') return body.fields.map(([, value]) => value);
  if (body?.kind === 'file') return [body.file];
  if (body?.kind !== 'multipart') return [];
  return body.parts.flatMap((part) => [
    ...(body.mediaType === undefined ? [part.name] : []),
    ...('file' in part ? [part.file] : [part.text]),
    ...(part.contentType === undefined ? [] : [part.contentType]),
  ]);
}

/** Parses the texts that are valid bodies of the case. */
function toBodies(texts: readonly string[], one: Case): readonly unknown[] {
  return texts.flatMap((text) => {
    try {
      return [readBody(text, one)];
    } catch {
      return [];
    }
  });
}

describe('makeSamples', () => {
  // The runtimes of these languages are rarely installed, so the test reads the strings in the code instead of running
  // it.
  for (const language of ['csharp', 'powershell'] as const) {
    it(`contains URL, headers and body in its strings: ${language}`, () => {
      for (const {code, one} of samplesIn(language)) {
        const texts = readLiterals(code, language);
        const {kind} = one.request.body ?? {};
        const {url, headers} = toRequest(one, ORIGIN);
        const values = mergeHeaders(headers).map(([, value]) => value);
        const said = texts.join('\n');
        for (const text of [url, ...values, ...listContents(one)])
          expect(said, code).toContain(text);
        if (kind === 'json' || kind === 'text')
          expect(toBodies(texts, one), code).toContainEqual(toExpected(one).body);
      }
    });
  }
});
