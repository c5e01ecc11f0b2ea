import {type Operation, toOperationKey} from '@openapi-portal/openapi-model';

import type {GeneratedSite} from './build-api';
import type {ReleaseLine} from '@openapi-portal/openapi-reference';

import type {LineOutline, LinesOfApi} from './lines';

/** A minor version of an API; implemented by `GeneratedApi`. */
export interface LineMember {
  /** Absent for the newest minor version, whose contract is still being edited. */
  readonly release?: ReleaseLine | undefined;
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

export class LineSet {
  readonly #members: LineMember[] = [];

  constructor(private readonly site: Pick<GeneratedSite, 'baseUrl' | 'listChanges'>) {}

  add(member: LineMember): void {
    this.#members.push(member);
  }

  private async outline(member: LineMember): Promise<LineOutline> {
    const {name, version, operations} = await member.readOutline();
    return {
      name,
      version,
      basePath: this.site.baseUrl + member.published.route,
      slugs: new Map(operations.map((one) => [toOperationKey(one), one.slug])),
    };
  }

  private async findChanges(member: LineMember): Promise<LinesOfApi['changes']> {
    const [newest] = this.#members;
    if (newest === undefined || newest === member) return undefined;
    const [before, after] = [await member.readOutline(), await newest.readOutline()];
    return this.site.listChanges?.(before.document, after.document);
  }

  /** Describes all minor versions for the pages of one of them; undefined if there is only one. */
  async describe(member: LineMember): Promise<LinesOfApi | undefined> {
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
