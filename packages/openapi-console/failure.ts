/** The reason why no response arrived, as far as a page can tell. */
export interface Failure {
  readonly title: string;
  readonly explanation: string;
  /** Possible causes, the most likely first, if the browser reports the same error for all of them. */
  readonly causes?: readonly string[];
}

export const IMPOSSIBLE_REQUEST: Failure = {
  title: 'The browser cannot make this request',
  explanation: 'The browser blocks the URL, the method or a header of this request.',
};

export const OFFLINE: Failure = {
  title: 'You are offline',
  explanation: 'Connect to the network and send it again.',
};

/** Shown if the code that explains a failure cannot be loaded either. */
export const UNEXPLAINED: Failure = {
  title: 'The browser does not tell this page why',
  explanation: 'The request failed.',
};
