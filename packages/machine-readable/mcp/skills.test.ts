import fs from 'node:fs';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/client';
import {SkillsClient} from '@modelcontextprotocol/client/ext/skills';
import {InMemoryTransport, McpServer} from '@modelcontextprotocol/server';
import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it, onTestFinished, vi} from 'vitest';

import {describeSite} from './describe-site';
import {SiteFiles} from './site-files';
import {loadSkills} from './skills';

const SHOP = {id: 'Shop', route: 'api/shop'};
const BANK = {id: 'Bank', route: 'api/bank'};
const SITE = {name: 'S', baseUrl: '/', isTrusted: true, apis: [SHOP, BANK]};
const SKILL = '---\nname: shop-api\ndescription: "Sells: all."\n---\n\n# Shop\n';
const URI = 'skill://shop-api/SKILL.md';

async function connect(files: Readonly<Record<string, string>>): Promise<Client> {
  const skills = await loadSkills(new SiteFiles(writeFiles(files)), SITE);
  const server = new McpServer({name: 'S', version: '1'});
  skills.attach(server);
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'test', version: '1'});
  await Promise.all([server.connect(ofServer), client.connect(ofClient)]);
  onTestFinished(() => client.close());
  return client;
}

it('is a resource for clients that do not know skills', async () => {
  const client = await connect({'api/shop/SKILL.md': SKILL});
  const {resources} = await client.listResources();
  expect(resources).toMatchObject([
    {uri: URI, name: 'shop-api', description: 'Sells: all.', mimeType: 'text/markdown'},
  ]);
  const {contents} = await client.readResource({uri: URI});
  expect(contents).toMatchObject([{uri: URI, text: SKILL}]);
});

it('is verified by clients that know skills, including its front matter', async () => {
  const skills = new SkillsClient(await connect({'api/shop/SKILL.md': SKILL}));
  expect(skills.supported).toBe(true);
  const {skills: listed, invalid} = await skills.list();
  expect(invalid).toEqual([]);
  expect(listed.map(({uri, frontmatter}) => [uri, frontmatter.name])).toEqual([[URI, 'shop-api']]);
  const {skill} = await skills.get(URI);
  const {verified, body} = await skills.read(skill);
  expect(verified).toBe(true);
  expect(body).toContain('# Shop');
  await expect(skills.get('skill://bank-api/SKILL.md')).rejects.toThrow();
});

it.each([
  ['its front matter is damaged', '---\nname: shop-api\n---\n', 'shop-api'],
  ['it cannot be read', '/etc/hostname', 'link to a file outside'],
])('is omitted with a warning if %s, and the others are offered', async (_, text, message) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const dir = writeFiles({'api/bank/SKILL.md': SKILL.replace('shop', 'bank')});
  const file = path.join(dir, 'api/shop/SKILL.md');
  fs.mkdirSync(path.dirname(file));
  if (text.startsWith('/')) fs.symlinkSync(text, file);
  else fs.writeFileSync(file, text);
  const skills = await loadSkills(new SiteFiles(dir), SITE);
  expect(JSON.stringify(skills.entries)).toContain('bank-api');
  expect(JSON.stringify(warn.mock.calls)).toContain(message);
});

it('is not offered by a site that is only known by its URL or folder', async () => {
  const dir = writeFiles({
    'search-index/manifest.json': '{}',
    '.well-known/api-catalog': JSON.stringify({
      linkset: [{'service-doc': [{href: 'https://docs.example.com/api/shop'}]}],
    }),
    'api/shop/SKILL.md': SKILL,
  });
  const site = await describeSite(dir);
  expect(site.apis).toMatchObject([{route: 'api/shop'}]);
  expect((await loadSkills(new SiteFiles(dir), site)).entries).toEqual([]);
  const trusted = {...site, isTrusted: true};
  expect((await loadSkills(new SiteFiles(dir), trusted)).entries).toHaveLength(1);
});
