// Plain JavaScript, because this also runs before TypeScript can be loaded.

const REMEDIES = {
  EACCES: 'Run the command as a user with write access to it.',
  EBUSY:
    'A program uses the folder, or it is a mount point. Stop the program, or mount the parent folder.',
  EROFS: 'Run the command in a writable folder.',
  ENOSPC: 'The disk is full. Free some space, then run the command again.',
  EXDEV: 'Keep all folders of the project on one disk, including .cache and build.',
};

export function formatRefusal({code, message}) {
  const remedy = REMEDIES[code];
  return remedy === undefined ? undefined : `${message}\n${remedy}`;
}
