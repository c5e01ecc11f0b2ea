import fs from 'node:fs/promises';
import path from 'node:path';

import {INDEX_MANIFEST} from '@openapi-portal/site-search/engine';

/** Milliseconds in which a host has to have answered. */
const PATIENCE = 10_000;

const isAddress = (location: string): boolean => /^https?:\/\//.test(location);

/** The files of a published site, in a folder or behind an address. */
export class SiteFiles {
  /** @param location path of a folder, or the address of the site with its base URL */
  constructor(private readonly location: string) {}

  /**
   * @param file path below the base URL, of a page or a file that the site names
   * @returns its text; nothing where there is none
   * @throws Error where the host does not answer, or with an error of its own
   */
  async read(file: string): Promise<string | undefined> {
    return isAddress(this.location) ? this.fetch(file) : this.readLocal(file);
  }

  /** @throws Error where the site has no such file */
  async require(file: string): Promise<string> {
    const text = await this.read(file);
    if (text === undefined) throw new Error(`${this.location} has no ${file}`);
    return text;
  }

  /** @throws Error with the remedy where no site is there, or not a whole one */
  async check(): Promise<void> {
    if ((await this.read(INDEX_MANIFEST)) !== undefined) return;
    const fix = isAddress(this.location)
      ? 'Give the address of a portal, with its base URL'
      : 'Run npm run build first, or give the folder of a build';
    throw new Error(`There is no portal at ${this.location}: it has no ${INDEX_MANIFEST}. ${fix}`);
  }

  private async readLocal(file: string): Promise<string | undefined> {
    try {
      return await fs.readFile(path.join(this.location, file), 'utf8');
    } catch {
      return undefined;
    }
  }

  private async fetch(file: string): Promise<string | undefined> {
    const base = this.location.endsWith('/') ? this.location : `${this.location}/`;
    const address = new URL(file, base);
    const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)}).catch(
      (cause: unknown) => {
        throw new Error(`${address.href} does not answer`, {cause});
      },
    );
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${address.href} answers ${response.status}`);
    return response.text();
  }
}
