import fs from 'node:fs';
import path from 'node:path';

import {formatProblems, ProblemsError} from '@openapi-portal/reports';
import {parse} from 'yaml';

import {linkSources} from '../config/texts';

import {type AcceptedLink, checkLinks} from './external-links/check-links';
import {readLinks} from './external-links/find-links';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

const MANNERS = {timeout: 20_000, tries: 3, pause: 1000, longestPause: 60_000};

async function checkSources(): Promise<void> {
  const file = path.join(siteDir, 'config/accepted-links.yaml');
  const links = (parse(fs.readFileSync(file, 'utf8')) ?? []) as readonly AcceptedLink[];
  const found = readLinks(siteDir, linkSources);
  say(`Requesting ${found.length} links (takes some minutes)`);
  const {problems, advice, asked} = await checkLinks(found, {file, links}, MANNERS);
  if (advice.length > 0) console.log(formatProblems('links that have moved', advice, siteDir));
  if (problems.length > 0) throw new ProblemsError('the links', problems, siteDir);
  say(`All ${asked} external links work`);
}

void runCommand(checkSources);
