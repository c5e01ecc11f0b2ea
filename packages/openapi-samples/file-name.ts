import {toEssence} from '@openapi-portal/openapi-model/inputs';
import {findOwnMember} from '@openapi-portal/reports/json';

/** File extensions that differ from the subtype. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/msword': 'doc',
  'application/octet-stream': 'bin',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/calendar': 'ics',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

export function toFileName(name: string, mediaType: string): string {
  const type = toEssence(mediaType);
  const subtype = /^[^/]+\/(?:x-)?([a-z\d]{2,5})$/.exec(type)?.[1];
  const base = name.replace(/[^A-Za-z\d._-]+/g, '-').replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
  const ending = findOwnMember(ENDINGS, type) ?? subtype ?? 'bin';
  return `${base === '' ? 'content' : base}.${ending}`;
}
