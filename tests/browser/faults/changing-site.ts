import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {listen} from '../../../scripts/listen';
import {createSiteServer} from '../../../scripts/serve-site';
import {buildDir, siteDir} from '../../../scripts/site';
import {makeNextVersion} from './next-version';

/** A copy of the build with its own server, which can be stopped, and can switch to the next version of the site. */
export class ChangingSite {
  /** URL of the server; empty before the first start. */
  address = '';
  readonly asked: string[] = [];
  readonly dir: string;
  private readonly nextDir: string;
  private current: http.Server;
  private readonly server = http.createServer((request, response) => {
    this.asked.push(new URL(request.url ?? '', this.address).pathname);
    // Compressing would take longer than sending the response uncompressed.
    delete request.headers['accept-encoding'];
    this.current.emit('request', request, response);
  });

  /**
   * @param name name of an unused folder
   * @param without file of the build that is removed from both versions
   */
  constructor(
    name: string,
    private readonly without?: string,
  ) {
    const folder = path.join(siteDir, '.cache/changing-sites', name);
    this.dir = path.join(folder, 'first');
    this.nextDir = path.join(folder, 'next');
    this.copyBuild(this.dir);
    this.current = createSiteServer(this.dir);
  }

  /**
   * Replaces the first version by the next one, as a deployment does.
   *
   * @param without file or folder that is removed from the next version
   */
  async publish(without?: string): Promise<void> {
    this.copyBuild(this.nextDir);
    await makeNextVersion(this.nextDir);
    if (without !== undefined) fs.rmSync(path.join(this.nextDir, without), {recursive: true});
    this.current = createSiteServer(this.nextDir);
  }

  /** Starts the server on a free port, and later on the same port again. */
  async start(): Promise<void> {
    const port = this.address === '' ? 0 : Number(new URL(this.address).port);
    this.address = await listen(this.server, port);
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  async remove(): Promise<void> {
    await this.stop();
    fs.rmSync(path.dirname(this.dir), {recursive: true});
  }

  private copyBuild(dir: string): void {
    fs.rmSync(dir, {recursive: true, force: true});
    fs.cpSync(buildDir, dir, {recursive: true});
    if (this.without !== undefined) fs.rmSync(path.join(dir, this.without));
  }
}
