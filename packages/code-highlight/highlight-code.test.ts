import {describe, expect, it} from 'vitest';

import {highlightCode} from './highlight-code';

const find = (code: string, language: string, text: string) =>
  highlightCode(code, language).find((piece) => piece.text.includes(text))?.kind;

const samples = {
  curl: "curl -X POST 'https://a.example/b' \\\n  -d '{\"a\": 1}'",
  csharp: 'var client = new HttpClient(); // one',
  go: 'req, err := http.NewRequest("GET", url, nil)',
  java: 'var client = HttpClient.newHttpClient();',
  javascript: 'const response = await fetch(`${base}/users`);',
  json: '{"a": [1, true, null, "x"]}',
  php: "<?php\n$a = json_encode(['b' => true]);",
  powershell: "$a = Invoke-RestMethod -Uri 'https://a.example'",
  python: 'import requests\nprint(f"{a}")',
  typescript: 'const a: Record<string, number> = {};',
};

describe('highlightCode', () => {
  it.each(Object.entries(samples))('keeps every character of %s', (language, code) => {
    const pieces = highlightCode(code, language);
    expect(pieces.map(({text}) => text).join('')).toBe(code);
    expect(pieces.some(({kind}) => kind !== undefined)).toBe(true);
  });

  it('distinguishes keywords, strings and comments', () => {
    expect(find(samples.csharp, 'csharp', 'new')).toBe('keyword');
    expect(find(samples.csharp, 'csharp', '// one')).toBe('comment');
    expect(find(samples.go, 'go', '"GET"')).toBe('string');
  });

  it('colours a command-line option as one token', () => {
    const command = 'curl --fail-with-body -s a-b --data-raw=c';
    const named = highlightCode(command, 'curl').filter(({kind}) => kind === 'name');
    expect(named.map(({text}) => text.trim())).toEqual(['curl --fail-with-body -s', '--data-raw']);
    expect(find('a=$(b --fail-with-body c)', 'curl', '--fail-with-body')).toBe('name');
    expect(find('java -Dfoo.bar=x', 'curl', '-Dfoo.bar')).toBe('name');
  });

  it.each(['', 'klingon', '../../etc', 'constructor', 'extend'])(
    'does not colour code in %j',
    (language) => {
      expect(highlightCode('a <b>', language)).toEqual([{text: 'a <b>'}]);
    },
  );
});
