import crypto from 'node:crypto';

/** The name of a file that readers may keep, as it changes with the content: `titles.0a1b2c3d.json`. */
export function toHashedName(name: string, extension: string, content: string | Uint8Array) {
  const hash = crypto.createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${name}.${hash}.${extension}`;
}
