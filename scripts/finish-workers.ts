import path from 'node:path';

import {finishWorker} from '@openapi-portal/offline/finish';

import {listOtherLocales} from '../config/translations';

/** Writes the files of a build into the service worker of each language. No file may change after it. */
export async function finishWorkers(dir: string, baseUrl: string): Promise<void> {
  const others = listOtherLocales();
  await finishWorker(dir, baseUrl, others);
  for (const locale of others) await finishWorker(path.join(dir, locale), `${baseUrl}${locale}/`);
}
