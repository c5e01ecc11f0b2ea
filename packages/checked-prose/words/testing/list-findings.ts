import type {Format} from '@openapi-portal/markdown-source';

import {createDictionary} from '../dictionary';
import {parseText, type Text} from '../parse-text';
import type {WordRule} from '../report';
import {parseTerms, type WordLists} from '../word-lists';

export const toPageText = (markdown: string, format: Format = 'mdx'): Text => ({
  file: '/site/docs/page.mdx',
  markdown,
  format,
  firstLine: 1,
});

export const lists: WordLists = {
  dictionary: await createDictionary(['backoff', 'CISA', 'CVE', 'GitHub', 'POA&M']),
  dir: 'words',
  names: ['Vulnerability Categorization', 'Authorization Server'],
  terms: parseTerms(`
- {wrong: [email, emails], right: e-mail, because: it has a hyphen}
- {wrong: SOC 2 certified, right: SOC 2 attested, because: it is an opinion, unless: nobody is SOC 2 certified}
- {wrong: in order to, right: to, because: it means the same}
- {wrong: simply, because: who finds it hard reads it too}
- {wrong: authorization, right: sign-in, because: this is a test}
`),
};

export function listFindings(rule: WordRule, markdown: string, format?: Format): readonly string[] {
  const parsed = parseText(toPageText(markdown, format));
  rule(parsed, lists);
  return parsed.file.messages.map(
    ({line = 1, column = 1, reason, note = '', fatal}) =>
      `${line}:${column} ${fatal === undefined ? '(advice) ' : ''}${reason} → ${note}`,
  );
}
