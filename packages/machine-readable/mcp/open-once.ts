/**
 * Creates a function that opens a resource on the first call and returns it on later calls. If opening fails,
 * the next call tries again.
 *
 * @param isWhole returns false for a result that the next call should complete
 */
export function openOnce<Opened>(
  open: (before?: Opened) => Promise<Opened>,
  isWhole: (opened: Opened) => boolean = () => true,
): () => Promise<Opened> {
  let before: Opened | undefined;
  let opening: Promise<Opened> | undefined;
  return () => {
    opening ??= open(before).then(
      (opened) => {
        before = opened;
        if (!isWhole(opened)) opening = undefined;
        return opened;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
}
