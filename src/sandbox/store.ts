import type {SandboxAnswer} from '@openapi-portal/openapi-sandbox/engine';

import type {Account, Profile, UserType} from './records';
import {toStatus} from './records';

/** An answer to a create, kept for a repeated request with the same `Idempotency-Key`. */
export interface KeptAnswer {
  /** Of the request, as JSON. */
  readonly body: string;
  readonly answer: SandboxAnswer;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** All that a sandbox remembers, as JSON. */
export interface State {
  /** The time of the sandbox, in milliseconds since 1970. */
  readonly at: number;
  readonly profile: Profile;
  /** In the order in which they were created. */
  readonly accounts: readonly Account[];
  readonly kept: Readonly<Record<string, KeptAnswer>>;
}

/** Whether JSON has the parts of a state. */
export function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null) return false;
  const {at, profile, accounts, kept} = value as Partial<Readonly<Record<keyof State, unknown>>>;
  return (
    typeof at === 'number' &&
    [profile, kept].every((one) => typeof one === 'object' && one !== null) &&
    Array.isArray(accounts)
  );
}

const DAY = 24 * 60 * 60 * 1000;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const compareAccounts = (a: Account, b: Account): number =>
  compareTexts(a.created_at, b.created_at) || compareTexts(a.id, b.id);

/** What exists now. */
export class Store {
  profile: Profile;
  private readonly accounts: Map<string, Account>;
  private readonly ids: Map<string, string>;
  private readonly kept: Map<string, KeptAnswer>;
  /** In the order of `created_at`, then of `id`. */
  private readonly sorted: Account[];

  constructor({profile, accounts, kept}: State) {
    this.profile = profile;
    this.accounts = new Map(accounts.map((account) => [account.id, account]));
    this.ids = new Map(accounts.map(({id, email}) => [email.toLowerCase(), id]));
    this.kept = new Map(Object.entries(kept));
    this.sorted = [...accounts].sort(compareAccounts);
  }

  toState(at: number): State {
    return {
      at,
      profile: this.profile,
      accounts: [...this.accounts.values()],
      kept: Object.fromEntries(this.kept),
    };
  }

  find(id: string): Account | undefined {
    return this.accounts.get(id);
  }

  findByEmail(email: string): Account | undefined {
    return this.accounts.get(this.ids.get(email.toLowerCase()) ?? '');
  }

  /** All accounts in the order of `created_at`, then of `id`. */
  list(): readonly Account[] {
    return this.sorted;
  }

  put(account: Account): void {
    const before = this.accounts.get(account.id);
    if (before !== undefined) this.ids.delete(before.email.toLowerCase());
    this.sorted.splice(this.findPlace(account), before === undefined ? 0 : 1, account);
    this.accounts.set(account.id, account);
    this.ids.set(account.email.toLowerCase(), account.id);
  }

  delete(account: Account): void {
    this.sorted.splice(this.findPlace(account), 1);
    this.accounts.delete(account.id);
    this.ids.delete(account.email.toLowerCase());
  }

  /** Where an account is in the order, or belongs: neither its id nor the time of its creation ever changes. */
  private findPlace(account: Account): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.sorted[middle];
      if (other !== undefined && compareAccounts(other, account) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  countActive(userType: UserType, now: number): number {
    let count = 0;
    for (const account of this.accounts.values())
      if (account.user_type === userType && toStatus(account, now) === 'active') count += 1;
    return count;
  }

  countSponsored(id: string): number {
    let count = 0;
    for (const account of this.accounts.values()) if (account.sponsor_user_id === id) count += 1;
    return count;
  }

  findKept(key: string, now: number): KeptAnswer | undefined {
    const found = this.kept.get(key);
    return found === undefined || found.at + DAY <= now ? undefined : found;
  }

  /** Keeps an answer for 24 hours; those that are older go. */
  keep(key: string, answer: KeptAnswer): void {
    this.kept.delete(key);
    this.kept.set(key, answer);
    for (const [old, {at}] of this.kept) {
      if (at + DAY > answer.at) break;
      this.kept.delete(old);
    }
  }
}
