import type {ResponseData} from '@openapi-portal/openapi-sandbox/engine';

import type {Account, Profile, UserType} from './records';
import {toStatus} from './records';

/** A response to a create request, stored for repeated requests with the same `Idempotency-Key`. */
export interface StoredResponse {
  /** Request body as JSON. */
  readonly body: string;
  readonly answer: ResponseData;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface State {
  /** Time of the sandbox, in milliseconds since 1970. */
  readonly at: number;
  readonly profile: Profile;
  /** In order of their creation. */
  readonly accounts: readonly Account[];
  readonly kept: Readonly<Record<string, StoredResponse>>;
}

const DAY = 24 * 60 * 60 * 1000;

/** Maximum number of stored responses. */
const MOST_RESPONSES = 1000;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const compareAccounts = (a: Account, b: Account): number =>
  compareTexts(a.created_at, b.created_at) || compareTexts(a.id, b.id);

const toEmailKey = (email: string): string => email.toLowerCase();

export class Store {
  profile: Profile;
  private accounts = new Map<string, Account>();
  private byEmail = new Map<string, Account>();
  private responses = new Map<string, StoredResponse>();
  private sorted: readonly Account[] = [];

  constructor(state: State) {
    this.profile = state.profile;
    this.restore(state);
  }

  restore({profile, accounts, kept}: State): void {
    this.profile = profile;
    this.accounts = new Map(accounts.map((account) => [account.id, account]));
    this.byEmail = new Map(accounts.map((account) => [toEmailKey(account.email), account]));
    this.sorted = [...this.accounts.values()].sort(compareAccounts);
    this.responses = new Map(Object.entries(kept));
  }

  toState(at: number): State {
    return {
      at,
      profile: this.profile,
      accounts: [...this.accounts.values()],
      kept: Object.fromEntries(this.responses),
    };
  }

  find(id: string): Account | undefined {
    return this.accounts.get(id);
  }

  findByEmail(email: string): Account | undefined {
    return this.byEmail.get(toEmailKey(email));
  }

  /** Lists all accounts by `created_at`, then by `id`. */
  list(): readonly Account[] {
    return this.sorted;
  }

  private listOthers(id: string): readonly Account[] {
    return this.sorted.filter((one) => one.id !== id);
  }

  /** Adds or replaces an account. The list is sorted here, because every request reads it. */
  put(account: Account): void {
    const known = this.accounts.get(account.id);
    if (known !== undefined) this.byEmail.delete(toEmailKey(known.email));
    this.byEmail.set(toEmailKey(account.email), account);
    const others = this.listOthers(account.id);
    const before = others.filter((one) => compareAccounts(one, account) < 0);
    this.sorted = [...before, account, ...others.slice(before.length)];
    this.accounts.set(account.id, account);
  }

  delete({id, email}: Account): void {
    this.byEmail.delete(toEmailKey(email));
    this.sorted = this.listOthers(id);
    this.accounts.delete(id);
  }

  countActive(userType: UserType, now: number): number {
    return this.list().filter(
      (account) => account.user_type === userType && toStatus(account, now) === 'active',
    ).length;
  }

  countSponsored(id: string): number {
    return this.list().filter((account) => account.sponsor_user_id === id).length;
  }

  findResponse(key: string, now: number): StoredResponse | undefined {
    const found = this.responses.get(key);
    return found === undefined || found.at + DAY <= now ? undefined : found;
  }

  /** Stores a response for 24 hours, and removes older responses and those above the maximum. */
  storeResponse(key: string, answer: StoredResponse): void {
    this.responses.delete(key);
    this.responses.set(key, answer);
    for (const [old, {at}] of this.responses) {
      if (at + DAY > answer.at && this.responses.size <= MOST_RESPONSES) break;
      this.responses.delete(old);
    }
  }
}
