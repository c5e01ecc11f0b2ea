import {type Operation, toOperationKey} from '@openapi-portal/openapi-model';

import type {GeneratedSite} from './build-api';
import type {MinorVersion} from '@openapi-portal/openapi-reference';

import type {MinorVersionOutline, MinorVersionsOfApi} from './minor-versions';

/** A minor version of an API; implemented by `GeneratedApi`. */
export interface MinorVersionMember {
  /** Absent for the newest minor version, whose contract is still being edited. */
  readonly release?: MinorVersion | undefined;
  readonly published: {readonly label: string; readonly route: string};
  readonly readOutline: () => Promise<Outline>;
}

/** Contract data of a minor version that the pages of other minor versions need. */
export interface Outline {
  /** The contract as one document. */
  readonly document: unknown;
  readonly name: string;
  readonly version: string;
  readonly operations: readonly Operation[];
}

export class MinorVersionSet {
  readonly #members: MinorVersionMember[] = [];

  constructor(private readonly site: Pick<GeneratedSite, 'baseUrl' | 'listChanges'>) {}

  add(member: MinorVersionMember): void {
    this.#members.push(member);
  }

  private async outline(member: MinorVersionMember): Promise<MinorVersionOutline> {
    const {name, version, operations} = await member.readOutline();
    return {
      name,
      version,
      basePath: this.site.baseUrl + member.published.route,
      slugs: new Map(operations.map((one) => [toOperationKey(one), one.slug])),
    };
  }

  private async findChanges(member: MinorVersionMember): Promise<MinorVersionsOfApi['changes']> {
    const [newest] = this.#members;
    if (newest === undefined || newest === member) return undefined;
    const [before, after] = [await member.readOutline(), await newest.readOutline()];
    return this.site.listChanges?.(before.document, after.document);
  }

  /** Describes all minor versions for the pages of one of them; undefined if there is only one. */
  async describe(member: MinorVersionMember): Promise<MinorVersionsOfApi | undefined> {
    if (this.#members.length < 2) return undefined;
    const {release, published} = member;
    const changes = await this.findChanges(member);
    return {
      api: published.label,
      here: (await member.readOutline()).name,
      all: await Promise.all(this.#members.map((one) => this.outline(one))),
      isOlder: release !== undefined,
      ...(release !== undefined && {changelog: release.entry}),
      ...(changes !== undefined && {changes}),
    };
  }
}
