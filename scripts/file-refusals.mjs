// Plain JavaScript, because this also runs before TypeScript can be loaded.

const REMEDIES = {
  EACCES: 'Run the command as a user who may write there.',
  EBUSY:
    'A program uses the folder, or it is a mount point: end the program, or mount the folder above it.',
  EROFS: 'Run the command in a folder that can be written.',
  ENOSPC: 'The disk is full: make room, then run the command again.',
  EXDEV: 'Keep all folders of the project on one disk, .cache and build among them.',
};

export function formatRefusal({code, message}) {
  const remedy = REMEDIES[code];
  return remedy === undefined ? undefined : `${message}\n${remedy}`;
}
