import type {ReactNode} from 'react';

import {type IntroductionPage, toFragment} from '@openapi-portal/openapi-reference';

import {formatCount} from './words';

const LONGEST_LINE = 90;

const shorten = (line: string): string =>
  line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE).replace(/\s+\S*$/, '')} …`;

function describe(id: string, {description, ...page}: IntroductionPage): string | undefined {
  const {schemes, servers, webhooks, problems, schemas, errors} = page;
  const counts: Readonly<Record<string, () => string>> = {
    'base-address': () => formatCount(servers.length, 'server'),
    authorization: () => schemes.map(([name]) => name).join(', '),
    webhooks: () => formatCount(webhooks.length, 'request'),
    'error-responses': () => formatCount(errors.bodies.length, 'body', 'bodies'),
    'problem-types': () => formatCount(problems.length, 'type'),
    schemas: () => formatCount(schemas.length, 'schema'),
  };
  const line =
    (Object.hasOwn(counts, id) ? counts[id]?.() : undefined) ??
    description.chapters.find((chapter) => chapter.id === id)?.line;
  return line === undefined ? undefined : shorten(line);
}

export function Outline({page}: {readonly page: IntroductionPage}): ReactNode {
  const sections = page.contents.filter(({level, id}) => level === 2 && id !== 'operations');
  if (sections.length < 2) return null;
  return (
    <nav className="api-outline" aria-labelledby="on-this-page">
      <p id="on-this-page">On this page</p>
      <ul>
        {sections.map(({id, value}) => (
          <li key={id}>
            <a href={toFragment(id)}>{value}</a>
            <span>{describe(id, page)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
