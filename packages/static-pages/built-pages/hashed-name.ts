import crypto from 'node:crypto';

/** Returns a file name that changes with the content, so that browsers can cache the file: `titles.0a1b2c3d.json`. */
export function toHashedName(name: string, extension: string, content: string | Uint8Array) {
  const hash = crypto.createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${name}.${hash}.${extension}`;
}
