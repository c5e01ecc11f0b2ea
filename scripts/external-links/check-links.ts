import path from 'node:path';

import type {Problem} from '@openapi-portal/reports';

import {type LinkResult, requestAll, type RequestLimits} from './request-links';
import type {ExternalLink} from './find-links';

export interface AcceptedLink {
  /** The URL, or the common prefix of several URLs. */
  readonly address: string;
  readonly because: string;
}

export interface Accepted {
  /** Absolute path of the list. */
  readonly file: string;
  readonly links: readonly AcceptedLink[];
}

export interface Report {
  readonly problems: readonly Problem[];
  /** Links that are redirected permanently. */
  readonly advice: readonly Problem[];
  /** Number of requested URLs. */
  readonly asked: number;
}

const isFor = ({address}: AcceptedLink, asked: string): boolean => asked.startsWith(address);

/** Reports list entries that no source uses, or that lack a reason. */
function checkAccepted(
  {file, links}: Accepted,
  found: readonly ExternalLink[],
): readonly Problem[] {
  const location = {file, line: 1, column: 1};
  const idle = links.filter((one) => !found.some(({address}) => isFor(one, address)));
  const bare = links.filter(({because}) => because.trim() === '');
  return [
    ...idle.map(({address}) => ({
      ...location,
      message: `${address} is accepted, but no source links to it`,
      fix: 'remove it from the list',
    })),
    ...bare.map(({address}) => ({
      ...location,
      message: `${address} is accepted without a reason`,
      fix: 'add the reason as `because`',
    })),
  ];
}

/** Requests each URL once, and reports every occurrence of a broken one. */
export async function checkLinks(
  found: readonly ExternalLink[],
  accepted: Accepted,
  limits: RequestLimits,
): Promise<Report> {
  const isAccepted = (address: string): boolean =>
    accepted.links.some((one) => isFor(one, address));
  const asked = found.filter(({address}) => !isAccepted(address));
  const addresses = [...new Set(asked.map(({address}) => address))];
  const answers = new Map<string, LinkResult>();
  for (const one of await requestAll(addresses, 8, limits)) answers.set(one.address, one);
  const at = ({file, line, column}: ExternalLink) => ({file, line, column});
  const list = path.basename(accepted.file);
  return {
    asked: addresses.length,
    problems: [
      ...checkAccepted(accepted, found),
      ...asked.flatMap((link) => {
        const fault = answers.get(link.address)?.fault;
        const fix = `find the new URL, or add this one with a reason to ${list}`;
        return fault === undefined
          ? []
          : [{...at(link), message: `${link.address}: ${fault}`, fix}];
      }),
    ],
    advice: asked.flatMap((link) => {
      const to = answers.get(link.address)?.movedTo;
      const message = `${link.address} has moved`;
      return to === undefined ? [] : [{...at(link), message, fix: `write ${to}`}];
    }),
  };
}
