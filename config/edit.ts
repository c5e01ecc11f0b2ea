import fs from 'node:fs';
import path from 'node:path';

/** What pages say of their own source: where it can be edited, and when it last changed. */
export const edit = {
  /** The address before the path of a source file; without it no page offers to be edited. */
  editUrl: process.env.EDIT_URL,
  /** Git knows: a copy without its history does not say. */
  showLastUpdateTime: fs.existsSync(path.resolve(__dirname, '../.git')),
};
