export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 999_950 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

export const formatDuration = (milliseconds: number): string =>
  milliseconds < 10_000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** Matches media types whose subtype or suffix is the extension. Types that could be executed are left out. */
const ENDING =
  /^(?:application|image|text)\/(?:x-)?(csv|gif|ndjson|pdf|png|webp|yaml|zip)$|^(?:application|text)\/(?:.+\+)?(json|xml)$/;

const ENDINGS: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
};

function findEnding(mediaType: string): string {
  if (Object.hasOwn(ENDINGS, mediaType)) return ENDINGS[mediaType] ?? '';
  const [, type, suffix] = ENDING.exec(mediaType) ?? [];
  return type ?? suffix ?? (mediaType.startsWith('text/') ? 'txt' : 'bin');
}

/** Builds the file name of a downloaded body. The server cannot choose its extension. */
export function buildFileName(path: string, mediaType: string): string {
  const segments = path.split('/').filter((part) => /^[\w.-]+$/.test(part));
  return `${segments.at(-1) ?? 'response'}.${findEnding(mediaType.toLowerCase())}`;
}
