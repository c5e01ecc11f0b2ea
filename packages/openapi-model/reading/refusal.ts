import type {SourceLocation} from '@openapi-portal/reports';

/** The reason why a file is not read. */
export class Refusal extends Error {
  /**
   * @param message a sentence without a full stop that goes on after the name of what is refused
   * @param fix what an author does about it
   * @param location in the file itself; without one, what refers to the file is to blame
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly location?: SourceLocation,
  ) {
    super(message);
  }
}
