import type {Operation} from '@openapi-portal/openapi-model';
import {toOperationKey} from '@openapi-portal/openapi-model';

import type {GeneratedSite} from './build-api';
import type {ReleaseLine} from '@openapi-portal/openapi-reference';

import type {LineOutline, LinesOfApi} from './lines';

/** A minor version, as the generator of its pages knows it. */
export interface LineMember {
  /** Absent of the newest line, which is the contract that is being worked on. */
  readonly release?: ReleaseLine | undefined;
  readonly published: {readonly label: string; readonly route: string};
  readonly readOutline: () => Promise<Outline>;
}

/** The data in the contract of a minor version. */
export interface Outline {
  /** The contract as one document. */
  readonly document: unknown;
  readonly name: string;
  readonly version: string;
  readonly operations: readonly Operation[];
}

/** The lines of one API, newest first: each names the others on its pages. */
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

  /** Describes all minor versions for the pages of one; undefined if there is only one. */
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
