/** The key of an operation in any version: its name may change, but not what answers. */
export const toOperationKey = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): string => `${method} ${path}`;
