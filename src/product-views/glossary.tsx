import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {ContentData} from '@openapi-portal/static-pages/prose';

import {NAME} from '../../config/identity';
import {
  confusions,
  definitionsPage,
  findPageName,
  letters,
  type Term as TermData,
  terms,
  toLetter,
} from '../product/glossary';

import {find} from './find';
import {Listing, ModuleLinks} from './links';
import Table, {TableFrame} from './Table';

/** The definition of an abbreviation starts with its long form and a colon. */
const LONG_FORM = /^([^:.]+): /;

/** The term; for an abbreviation with its long form. */
function Word({name, definition}: TermData): ReactNode {
  const longForm = /^[A-Z&]+$/.test(name) ? LONG_FORM.exec(definition)?.[1] : undefined;
  return <dfn>{longForm === undefined ? name : <abbr title={longForm}>{name}</abbr>}</dfn>;
}

function Name(term: TermData): ReactNode {
  const {isOwn} = term;
  return (
    <>
      <Word {...term} />
      {isOwn && <span className="term-own">CyberView&apos;s own</span>}
    </>
  );
}

function Meaning({definition, source}: TermData): ReactNode {
  return (
    <>
      {definition}
      {source && (
        <>
          {' '}
          <a href={source.href} className="term-source">
            {source.label}
          </a>
        </>
      )}
    </>
  );
}

function Row(term: TermData): ReactNode {
  return (
    <tr id={term.id}>
      <th scope="row">
        <Name {...term} />
      </th>
      <td>
        <Meaning {...term} />
      </td>
      <td>
        {term.page === undefined ? null : <Link to={term.page}>{findPageName(term.page)}</Link>}
        {term.page !== undefined && term.usedIn.length > 0 && ', '}
        <ModuleLinks ids={term.usedIn} />
      </td>
    </tr>
  );
}

/** The terms as linked data (schema.org), by the anchors of their definitions. */
const termSet = {
  '@context': 'https://schema.org',
  '@type': 'DefinedTermSet',
  name: `Words of ${NAME}`,
  hasDefinedTerm: terms.map(({id, name}) => ({'@type': 'DefinedTerm', '@id': `#${id}`, name})),
};

/** All terms from A to Z. Each term and each letter has an anchor. */
export function Glossary(): ReactNode {
  const brokenLinks = useBrokenLinks();
  [...letters, ...terms.map(({id}) => id)].forEach((id) => brokenLinks.collectAnchor(id));
  return (
    <>
      <nav aria-label="Letters" className="letters">
        {letters.map((letter) => (
          <a key={letter} href={`#${letter}`}>
            {letter.toUpperCase()}
          </a>
        ))}
      </nav>
      <TableFrame label="Terms" className="glossary stacked" head={['Term', 'Meaning', 'Used in']}>
        {letters.map((letter) => (
          <tbody key={letter} id={letter}>
            {terms
              .filter((term) => toLetter(term) === letter)
              .map((term) => (
                <Row key={term.id} {...term} />
              ))}
          </tbody>
        ))}
      </TableFrame>
      <ContentData data={termSet} />
    </>
  );
}

const toTermLink = (id: string): ReactNode => (
  <a key={id} href={`#${id}`}>
    {find(terms, id).name}
  </a>
);

/** Words that people mix up, with what sets them apart. */
export function Confusions(): ReactNode {
  return (
    <Table
      label="Words that are often confused"
      className="stacked"
      head={['Words', 'What sets them apart', 'In the example']}
      rows={confusions.map(({terms: words, difference, example}) => [
        <Listing key={difference}>{words.map(toTermLink)}</Listing>,
        difference,
        example,
      ])}
    />
  );
}

interface TermProps {
  readonly of: string;
  /** The term as inflected in the sentence. */
  readonly children: ReactNode;
  /** Punctuation that may not be separated from the term. */
  readonly after?: string;
}

/** A glossary term in a sentence. It opens its note without JavaScript. */
export function Term({of, children, after}: TermProps): ReactNode {
  const word = (
    <button type="button" className="term" popoverTarget={`term-${of}`}>
      {children}
    </button>
  );
  if (after === undefined) return word;
  return (
    <span className="term-end">
      {word}
      {after}
    </span>
  );
}

interface TermNotesProps {
  /** The terms of the page, with spaces between them. */
  readonly of: string;
}

/** The notes of a page's glossary terms, at the end of the page. */
export function TermNotes({of}: TermNotesProps): ReactNode {
  return of.split(' ').map((id) => {
    const {name, definition} = find(terms, id);
    return (
      <div key={id} popover="auto" id={`term-${id}`} className="term-note">
        <strong>
          <Link to={`${definitionsPage}#${id}`}>{name}</Link>
        </strong>
        : {definition}
      </div>
    );
  });
}
