import {format as others} from '@cfworker/json-schema';

type IsOfFormat = (text: string) => boolean;

/** Characters that an IRI may contain in addition to those of a URI (RFC 3987, 2.2). */
const UCSCHAR = [
  String.raw`\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}`,
  ...Array.from({length: 14}, (_, index) => {
    const plane = (index + 1).toString(16);
    // Not `String.raw`: Terser refuses an escape that contains a substitution.
    return `\\u{${plane}${plane === 'e' ? '1' : '0'}000}-\\u{${plane}FFFD}`;
  }),
].join('');

const IPRIVATE = String.raw`\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}`;

interface Grammar {
  readonly absolute: RegExp;
  readonly relative: RegExp;
}

/** Builds the grammar of RFC 3986, appendix A, or of RFC 3987 with more characters. */
function toGrammar(more = '', moreOfQuery = ''): Grammar {
  const of = (characters: string): string =>
    String.raw`(?:[\w.~!$&'()*+,;=${more}${characters}\-]|%[\dA-Fa-f]{2})`;
  const segments = `(?:/${of(':@')}*)*`;
  const authority = String.raw`(?:${of(':')}*@)?(?:\[(?<address>[^\]]*)\]|${of('')}*)(?::\d*)?`;
  const path = `//${authority}${segments}|/(?:${of(':@')}+${segments})?`;
  const rest = String.raw`(?:\?${of(`:@/?${moreOfQuery}`)}*)?(?:#${of(':@/?')}*)?`;
  const toWhole = (start: string, first: string): RegExp =>
    new RegExp(`^${start}(?:${path}|${first}${segments}|)${rest}$`, 'u');
  return {
    absolute: toWhole(String.raw`[A-Za-z][A-Za-z\d+.\-]*:`, `${of(':@')}+`),
    relative: toWhole('', `${of('@')}+`),
  };
}

const URI = toGrammar();
const IRI = toGrammar(UCSCHAR, IPRIVATE);

const isAddress = (address: string): boolean =>
  others.ipv6?.(address) === true || /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(address);

function matches(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  const address = match?.groups?.address;
  return match !== null && (address === undefined || isAddress(address));
}

const FORMATS: Readonly<Record<string, IsOfFormat>> = {
  ...others,
  /** The library accepts any white space instead of the T of RFC 3339, 5.6. */
  'date-time': (text) => !/\s/.test(text) && others['date-time']?.(text) === true,
  uri: (text) => matches(text, URI.absolute),
  'uri-reference': (text) => matches(text, URI.absolute) || matches(text, URI.relative),
  iri: (text) => matches(text, IRI.absolute),
  /** RFC 6531 permits more than a pattern can express, so only clearly invalid addresses are rejected. */
  'idn-email': (text) => /^(?:"(?:[^"\\]|\\.)*"|[^\s"@]+)@[^\s@]+$/su.test(text),
  'iri-reference': (text) => matches(text, IRI.absolute) || matches(text, IRI.relative),
};

export function findFormat(name: string): IsOfFormat | undefined {
  return Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
}
