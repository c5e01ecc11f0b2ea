import {Client} from '@modelcontextprotocol/client';
import {SkillsClient} from '@modelcontextprotocol/client/ext/skills';
import {InMemoryTransport, McpServer} from '@modelcontextprotocol/server';
import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it, onTestFinished, vi} from 'vitest';

import {SiteFiles} from './site-files';
import {loadSkills} from './skills';

const SHOP = {id: 'Shop', route: 'api/shop'};
const BANK = {id: 'Bank', route: 'api/bank'};
const SKILL = '---\nname: shop-api\ndescription: "Sells: all."\n---\n\n# Shop\n';
const URI = 'skill://shop-api/SKILL.md';

async function connect(files: Readonly<Record<string, string>>): Promise<Client> {
  const skills = await loadSkills(new SiteFiles(writeFiles(files)), [SHOP, BANK]);
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

it('is verified by clients that know them, front matter included', async () => {
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

it('is left out and named if its front matter is damaged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const skills = await loadSkills(
    new SiteFiles(writeFiles({'api/shop/SKILL.md': '---\nname: shop-api\n---\n'})),
    [SHOP],
  );
  expect(skills.entries).toEqual([]);
  expect(JSON.stringify(warn.mock.calls)).toContain('shop-api');
  warn.mockRestore();
});
