/** What an installation decides for itself. */
export interface Setting {
  /** Its name in the settings. */
  readonly name: string;
  /** What it sets, as a phrase. */
  readonly what: string;
  readonly standard: string;
  readonly range: string;
  readonly setBy: 'CISO' | 'operator' | 'no one';
  /** Where its effect or its value is seen, as a phrase. */
  readonly seenAt: string;
}

/** Every value that an installation may set, with those that are fixed. */
export const settings: readonly Setting[] = [
  {
    name: 'risk_appetite_threshold',
    what: 'the highest residual score that needs no decision',
    standard: '9',
    range: '1 to 25',
    setBy: 'CISO',
    seenAt: 'company profile',
  },
  {
    name: 'days of the priorities',
    what: 'days for immediate, out_of_cycle and scheduled',
    standard: '3, 14, 60',
    range: 'days',
    setBy: 'CISO',
    seenAt: 'settings of the vulnerability database',
  },
  {
    name: 'session.idle_minutes',
    what: 'minutes without use after which a session ends',
    standard: '30',
    range: '5 to 120',
    setBy: 'operator',
    seenAt: 'the next sign-in',
  },
  {
    name: 'session.max_hours',
    what: 'hours after which a session ends in any case',
    standard: '12',
    range: '1 to 24',
    setBy: 'operator',
    seenAt: 'the next sign-in',
  },
  {
    name: 'token.lifetime_seconds',
    what: 'how long a token of the API is valid',
    standard: '3600',
    range: '300 to 86,400',
    setBy: 'operator',
    seenAt: 'expires_in of a token',
  },
  {
    name: 'api.rate_per_minute',
    what: 'requests a minute for each client',
    standard: '60',
    range: '10 to 6,000',
    setBy: 'operator',
    seenAt: 'response headers of the API',
  },
  {
    name: 'api.body_bytes',
    what: 'size of a request body',
    standard: '1,048,576',
    range: 'fixed',
    setBy: 'no one',
    seenAt: 'limits of the API',
  },
  {
    name: 'evidence.max_bytes',
    what: 'size of a file of evidence',
    standard: '52,428,800 (50 MiB)',
    range: 'up to 524,288,000 (500 MiB)',
    setBy: 'operator',
    seenAt: 'the upload',
  },
  {
    name: 'evidence.types',
    what: 'formats of evidence',
    standard: 'PDF, PNG, JPEG, CSV, XLSX, DOCX, TXT, MP4',
    range: 'a list of formats',
    setBy: 'operator',
    seenAt: 'the upload',
  },
  {
    name: 'log.retention_months',
    what: 'months for which entries of the log are kept',
    standard: '36',
    range: 'at least 12',
    setBy: 'operator',
    seenAt: 'the oldest entry of the log',
  },
  {
    name: 'account.end_notice_days',
    what: 'days before the end of external access when sponsor and CISO are told',
    standard: '14',
    range: '1 to 60',
    setBy: 'operator',
    seenAt: 'notifications',
  },
  {
    name: 'mail.from',
    what: 'sender of e-mail',
    standard: 'none',
    range: 'an e-mail address',
    setBy: 'operator',
    seenAt: 'every e-mail',
  },
  {
    name: 'mail.smtp',
    what: 'mail server; without one an invitation is shown once to the CISO',
    standard: 'none',
    range: 'a server',
    setBy: 'operator',
    seenAt: 'invitations',
  },
  {
    name: 'auth.issuer',
    what: 'who checks the sign-in',
    standard: 'the built-in one',
    range: 'built-in, or an OpenID Connect issuer',
    setBy: 'operator',
    seenAt: 'the sign-in page',
  },
  {
    name: 'auth.mfa',
    what: 'whether a second factor is required',
    standard: 'required for ciso and auditor',
    range: 'optional or required for others',
    setBy: 'operator',
    seenAt: 'mfa_enabled of an account',
  },
  {
    name: 'feeds.kev',
    what: "the source of CISA's KEV catalogue",
    standard: '–',
    range: 'the address of the catalogue',
    setBy: 'operator',
    seenAt: 'in_kev of a vulnerability',
  },
  {
    name: 'feeds.csaf',
    what: 'CSAF providers, read every 6 hours',
    standard: '–',
    range: 'a list of addresses of provider-metadata.json',
    setBy: 'operator',
    seenAt: 'source of a news item',
  },
  {
    name: 'backup.*',
    what: 'backups',
    standard: "the operator's tool",
    range: "the operator's tool",
    setBy: 'operator',
    seenAt: "the operator's tool",
  },
];

/**
 * What a setting is where nobody has changed it.
 *
 * @throws Error where there is no such setting
 */
export function findStandard(name: string): string {
  const found = settings.find((setting) => setting.name === name);
  if (found === undefined) throw new Error(`There is no setting ${name}`);
  return found.standard;
}

/** The view of the log table by which an operator may read it. */
export const logView = 'log_v1';
