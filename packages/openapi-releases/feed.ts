import {
  type ChangelogApi,
  type ChangelogGroup,
  type ChangelogPlace,
  type ChangelogRelease,
  type ChangelogRow,
  isWhole,
  toSeparator,
} from './ApiChanges/changelog';
import {CHANGELOG_FEED, CHANGELOG_PAGE} from './options';

interface Site {
  readonly title: string;
  /** Address of the site with its base path and a slash at the end. */
  readonly address: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML and HTML write it; characters that XML 1.0 does not allow are left out. */
const escape = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const escapeCode = (text: string): string => escape(text).replace(/`([^`]*)`/g, '<code>$1</code>');

/** An address of the site as one that works anywhere. */
const toAbsolute = (href: string, {address}: Site): string => address + href.slice(1);

const toLink = (html: string, href: string | undefined, site: Site): string =>
  href === undefined ? html : `<a href="${escape(toAbsolute(href, site))}">${html}</a>`;

function toPlaceHtml({label, name, variant, href}: ChangelogPlace, site: Site): string {
  const words =
    name === undefined ? escape(label) : `${escape(label)} <code>${escape(name)}</code>`;
  const linked = toLink(words, href, site);
  return variant === undefined ? linked : `${linked} of ${escape(variant)}`;
}

function toRowHtml({impact, places, text}: ChangelogRow, site: Site): string {
  const mark = impact === 'breaking' ? '<strong>Breaking:</strong> ' : '';
  const subject = places.map((place) => toPlaceHtml(place, site)).join(', ');
  return `${mark}${subject}${toSeparator(places)}${escapeCode(text)}`;
}

function toGroupHtml({title, address, href, rows}: ChangelogGroup, site: Site): string {
  const heading =
    title === undefined
      ? 'The whole API'
      : `${toLink(escape(title), href, site)} <code>${escape(address ?? '')}</code>`;
  const lines = rows.map((row) => toRowHtml(row, site));
  if (isWhole(rows)) return `<p>${heading} ${lines.join('')}</p>`;
  return `<p>${heading}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

/** A day is the beginning of that day: RFC 4287 wants a time. */
const toTime = (date: string): string => `${date}T00:00:00Z`;

function toEntry({label}: ChangelogApi, release: ChangelogRelease, site: Site): string {
  const {version, date, summary, anchor, isBreaking, groups} = release;
  const address = `${site.address}${CHANGELOG_PAGE}#${anchor}`;
  const title = `${label} ${version}${isBreaking ? ' (breaking changes)' : ''}`;
  const html = [
    `<p>${escape(summary)}</p>`,
    ...groups.map((group) => toGroupHtml(group, site)),
  ].join('');
  return [
    '  <entry>',
    `    <title>${escape(title)}</title>`,
    `    <id>${escape(address)}</id>`,
    `    <link href="${escape(address)}"/>`,
    `    <updated>${toTime(date)}</updated>`,
    `    <summary>${escape(summary)}</summary>`,
    `    <content type="html">${escape(html)}</content>`,
    '  </entry>',
  ].join('\n');
}

/**
 * The releases of all APIs as an Atom feed (RFC 4287), newest first.
 *
 * @param apis those without releases add nothing
 * @returns `undefined` where there is no release at all: a feed must say when it was updated
 */
export function toFeed(apis: readonly ChangelogApi[], site: Site): string | undefined {
  const entries = apis
    .flatMap((api) => api.releases.map((release) => ({api, release})))
    .sort((a, b) => b.release.date.localeCompare(a.release.date));
  const [newest] = entries;
  if (newest === undefined) return undefined;
  const [page, feed] = [CHANGELOG_PAGE, CHANGELOG_FEED].map((path) => escape(site.address + path));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escape(site.title)}: changes of the APIs</title>`,
    `  <id>${page}</id>`,
    `  <link href="${page}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${feed}"/>`,
    `  <updated>${toTime(newest.release.date)}</updated>`,
    `  <author><name>${escape(site.title)}</name></author>`,
    ...entries.map(({api, release}) => toEntry(api, release, site)),
    '</feed>',
    '',
  ].join('\n');
}
