import {describe, expect, it} from 'vitest';

import {makeSamples} from './make-samples';
import {type Case, CASES, toRequest} from './testing/cases';
import {readBody, toExpected} from './testing/expected';
import {isBalanced, readLiterals} from './testing/read-literals';
import type {SampleLanguage} from './types';

const ORIGIN = 'https://api.example.com';

const SAMPLES = CASES.flatMap((one) =>
  makeSamples(toRequest(one, ORIGIN)).map((sample) => ({...sample, one})),
);

const LANGUAGES = [...new Set(SAMPLES.map(({language}) => language))];

const samplesIn = (language: string) => SAMPLES.filter((sample) => sample.language === language);

/** Every text that is a body of the case, as what it means. */
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
  for (const language of LANGUAGES) {
    it(`closes every string and bracket: ${language}`, () => {
      for (const {code, one} of samplesIn(language)) {
        const {rest} = readLiterals(code, language as SampleLanguage);
        expect(isBalanced(rest), `${one.name}: ${rest}`).toBe(true);
      }
    });
  }

  // Few machines can run these two, so what their strings mean is read here too.
  for (const language of ['csharp', 'powershell'] as const) {
    it(`says address, headers and body in its strings: ${language}`, () => {
      for (const {code, one} of samplesIn(language)) {
        const {texts} = readLiterals(code, language as SampleLanguage);
        const {path, body, headers} = toExpected(one);
        const {authorization: _token, ...plain} = headers;
        const values = Object.values(plain).filter((value) => value !== undefined);
        expect(texts, code).toEqual(expect.arrayContaining([ORIGIN + path, ...values]));
        if (one.request.body !== undefined) expect(toBodies(texts, one), code).toContainEqual(body);
      }
    });
  }
});
