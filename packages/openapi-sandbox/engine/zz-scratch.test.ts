import fs from 'node:fs';
import {it} from 'vitest';
import {buildConsoleModel} from '@openapi-portal/openapi-requests/build';
import {buildInitialForm, toSampleRequest} from '@openapi-portal/openapi-requests';
import {findOmissions, listOperations, toContract, toOpenApi31} from '@openapi-portal/openapi-model';
import {bundleContract} from '@openapi-portal/openapi-model/reading';
import {renderApi} from '@openapi-portal/openapi-reference';
import {themeParts} from '../../docusaurus-openapi-theme/theme-parts';

const map = Object.fromEntries(fs.readFileSync('/tmp/contracts/index.tsv', 'utf8').trim().split('\n').map((l) => l.split('\t')));
const ids = (process.env.IDS ?? 'argo harbor mailchimp2 docker netlify nyt-books nyt-community nyt-popular trello jira twitter11 mandrill tmf620v4 weaviate alertmanager').split(' ');
it.each(ids)('%s', async (id) => {
  const out: string[] = [];
  const {document: read, problems} = await bundleContract(map[id] ?? id);
  out.push(`== ${id}: ${problems.length} problems ${problems.slice(0, 3).map((p) => `${p.file.split('/').pop()}:${p.line} ${p.message}`).join(' | ')}`);
  if (read === undefined) return console.log(out.join('\n'));
  const document = toOpenApi31(read) as never;
  const operations = listOperations(toContract(document));
  const started = Date.now();
  try {
    const {pages} = renderApi(document, {basePath: '/api', parts: themeParts});
    out.push(`${operations.length} operations, ${pages.length} pages in ${Date.now() - started} ms`);
  } catch (error) {
    out.push(String((error as Error).message).slice(0, 900));
  }
  for (const {what, pointers} of findOmissions(read)) if (/counterpart|Swagger/.test(what)) out.push(`${what}: ${pointers.slice(0, 4).join(', ')}`);
  let failed = 0;
  for (const op of operations) {
    try {
      const model = buildConsoleModel(document, op.path, op.method);
      const lists = model.parameters.filter((p) => (p.schema as {type?: unknown}).type === 'array');
      const form = buildInitialForm(model);
      const filled = {...form, values: {...form.values}};
      if (lists.length > 0 && process.env.SHOW) {
        const withExamples = {...model, parameters: model.parameters.map((p) => ({...p, required: true}))};
        out.push(`${op.method} ${op.path} [${lists.map((p) => `${p.name} ${p.style} ${p.explode}`).join(', ')}] ${toSampleRequest(withExamples, buildInitialForm(withExamples), model.servers[0]?.url ?? '').url.slice(0, 200)}`);
      } else toSampleRequest(model, filled, 'https://a');
    } catch (error) { failed += 1; if (failed < 4) out.push(`  ! ${op.method} ${op.path} ${String((error as Error).message).slice(0, 200)}`); }
  }
  console.log(out.join('\n') + `\nfailed requests ${failed}`);
}, 120_000);
