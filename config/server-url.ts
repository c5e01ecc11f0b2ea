const EXAMPLE = 'API_SERVER_URL=https://cyberview.example.org/v1';

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const {protocol, username, password, search, hash} = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
};

/**
 * Reads the server URL of the first API from `API_SERVER_URL`; undefined if unset, so that the contract's URL is
 * used.
 *
 * @throws Error unless the value is an absolute `http:` or `https:` URL without credentials, query and fragment
 */
export function readServerUrl(value = process.env.API_SERVER_URL ?? ''): string | undefined {
  if (value === '') return undefined;
  if (!isAddress(value))
    throw new Error(
      `API_SERVER_URL is not the URL of a server: ${value}. Write a complete URL without credentials, ? and #, such as ${EXAMPLE}`,
    );
  return value.replace(/\/+$/, '');
}
