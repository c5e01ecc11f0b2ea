import path from 'node:path';

import {type PlacedApi, replaceServers} from '@openapi-portal/openapi-model';
import {readFileState, selectReader} from '@openapi-portal/openapi-model/reading';
import {asObject, type JsonObject} from '@openapi-portal/reports/json';

import type {GeneratedSite} from './build-api';
import {toLabel} from './to-api';

interface Published {
  readonly document: JsonObject;
  readonly label: string;
}

function withTitle(published: JsonObject, label: string): JsonObject {
  const info = asObject(published.info);
  const {title} = info;
  const hasTitle = typeof title === 'string' && title.trim() !== '';
  return hasTitle ? published : {...published, info: {...info, title: label}};
}

export class ContractReading {
  private last?: {readonly state: string; readonly published: Promise<Published>};

  constructor(private readonly site: GeneratedSite) {}

  /** Returns a string that changes with the contract file and its overlays. The files may be missing. */
  findState({contract, reading}: PlacedApi): string {
    return [contract, ...(reading?.overlays ?? [])]
      .map((file) => readFileState(path.resolve(this.site.siteDir, file)))
      .join(' ');
  }

  /** @param isMain true for the API whose servers `serverUrl` replaces */
  read(api: PlacedApi, isMain: boolean): Promise<Published> {
    const state = this.findState(api);
    if (this.last?.state !== state) this.last = {state, published: this.readAfresh(api, isMain)};
    return this.last.published;
  }

  private async readAfresh(api: PlacedApi, isMain: boolean): Promise<Published> {
    const {serverUrl, siteDir} = this.site;
    const file = path.join(siteDir, api.contract);
    const contract = await selectReader(api)(file, api.reading, siteDir);
    const isReplaced = serverUrl !== undefined && isMain;
    const document = isReplaced ? asObject(replaceServers(contract, serverUrl)) : contract;
    const label = toLabel(document, api.id);
    return {document: api.isStrict === true ? document : withTitle(document, label), label};
  }
}
