import type {ReactNode} from 'react';

import {
  findReference,
  type IntroductionPage,
  type PageLink,
  type Reference,
  type ShownGroup,
  toMailtoUrl,
} from '@openapi-portal/openapi-reference';
import {Markdown, ReferenceLink} from '@openapi-portal/openapi-reference/components';

import {ExternalDocs} from '../../theme-words';

type Fact = readonly [label: string, value: Reference | undefined];

function listFacts({info, contract}: IntroductionPage): readonly Fact[] {
  const [contact, licence] = [info.get('contact'), info.get('license')];
  const [email, identifier] = [contact?.text('email'), licence?.text('identifier')];
  return [
    ['Contact', findReference(contact, ['name', 'url'])],
    ['E-mail', email === undefined ? undefined : toMailtoUrl(email)],
    ['Licence', findReference(licence, ['name', 'url'])],
    ['Licence identifier', identifier === undefined ? undefined : {label: identifier}],
    ['Terms of service', findReference(info, ['termsOfService', 'termsOfService'])],
    ['Address of this description', findReference(contract, ['$self', '$self'])],
    ['More', findReference(contract.get('externalDocs'), ['description', 'url'])],
  ];
}

export function Facts(page: IntroductionPage): ReactNode {
  const facts = listFacts(page).flatMap(([label, value]) => (value ? [{label, value}] : []));
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(({label, value}) => (
        <li key={label}>
          {label}: <ReferenceLink {...value} />
        </li>
      ))}
    </ul>
  );
}

export const ImportHint = (): ReactNode => (
  <p>
    To try it in a client, import the YAML file or its address: in Bruno by <b>Import collection</b>
    , <b>OpenAPI</b>; in Insomnia by <b>Import</b>, <b>File</b> or <b>URL</b>.
  </p>
);

export function TagDescription({
  group: {cursor, label, level},
}: {
  readonly group: ShownGroup;
}): ReactNode {
  const summary = cursor?.text('summary');
  return (
    <>
      {summary !== label && <Markdown text={summary} top={level + 1} />}
      <Markdown text={cursor?.text('description')} top={level + 1} />
      <ExternalDocs of={cursor} />
    </>
  );
}

export const Pages = ({pages}: {pages: readonly PageLink[]}): ReactNode => (
  <ul className="api-pages">
    {pages.map(({title, href}) => (
      <li key={href}>
        <a href={href}>{title}</a>
      </li>
    ))}
  </ul>
);

/** Maximum length of a title in a list. Some webhooks have titles of several paragraphs. */
const LONGEST_TITLE = 120;

export function shorten(title: string): string {
  const line = (title.split('\n', 1)[0] ?? '').trimEnd();
  return line.length <= LONGEST_TITLE
    ? line
    : `${line.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')} …`;
}

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const FirstTagNote = ({page}: {readonly page: IntroductionPage}): ReactNode =>
  page.isListedOnce && <p>Each operation is listed under its first tag only.</p>;
