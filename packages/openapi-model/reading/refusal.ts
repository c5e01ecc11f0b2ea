import type {SourceLocation} from '@openapi-portal/reports';

/** Thrown when a file must not or cannot be read. */
export class Refusal extends Error {
  /**
   * @param message continues a sentence after the name of the file or reference, without a full stop
   * @param fix advice for the author
   * @param location in the file itself; absent if the reference to the file is at fault
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly location?: SourceLocation,
  ) {
    super(message);
  }
}
