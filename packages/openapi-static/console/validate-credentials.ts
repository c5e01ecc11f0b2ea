import {
  type GivenCredential,
  placeCredential,
  toCredentialKind,
  toSecretField,
} from './authorization';
import {isHeaderText} from './request';
import {type Issue, toIssue} from './validate';

/** A character that no header carries, as it is named where it cannot be seen: `U+200B at position 3`. */
function findUnfit(text: string): string | undefined {
  const characters = Array.from(text);
  const index = characters.findIndex((character) => !isHeaderText(character));
  const code = characters[index]?.codePointAt(0);
  if (code === undefined) return undefined;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')} at position ${index + 1}`;
}

/**
 * What keeps secrets from being sent. A browser throws such a request away, and its error looks like
 * that of a server that does not answer.
 */
export const findCredentialIssues = (given: readonly GivenCredential[]): Issue[] =>
  given.flatMap(({requirement, credential}) => {
    const isEncoded = toCredentialKind(requirement) === 'basic';
    const isHeader = placeCredential({requirement, credential})?.in === 'header';
    const unfit = isHeader && !isEncoded ? findUnfit(credential.secret.trim()) : undefined;
    const message = `has a character that a header cannot carry: ${unfit ?? ''}`;
    return unfit === undefined ? [] : toIssue(toSecretField(requirement), message, true);
  });
