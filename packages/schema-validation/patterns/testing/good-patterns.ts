/** Common patterns, each with the kind of text that it matches. None of them may be reported as slow. */
export const GOOD_PATTERNS: readonly [what: string, pattern: string][] = [
  ['an e-mail address', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'],
  [
    'the e-mail address of HTML',
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  ],
  ['a UUID', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'],
  ['the number of a CVE', '^CVE-[0-9]{4}-[0-9]{4,}$'],
  ['a time', '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$'],
  ['a duration', '^P(\\d+Y)?(\\d+M)?(\\d+D)?(T(\\d+H)?(\\d+M)?(\\d+S)?)?$'],
  ['words with hyphens', '^[a-z0-9]+(-[a-z0-9]+)*$'],
  [
    'a semantic version',
    '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$',
  ],
  ['a host name', '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$'],
  ['an IPv4 address', '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$'],
  ['base64', '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'],
  ['a text without spaces at its ends', '^\\S(.*\\S)?$'],
  ['a name of people', "^[\\p{L}\\p{M}]+([ '-][\\p{L}\\p{M}]+)*$"],
  ['blocks of a fixed length', '^([A-Z0-9]{18}[0-9]{2})*$'],
  ['a character that may be left out', '^(a?)*$'],
  ['two ways at each of a few times', '^(a|a){4}$'],
];
