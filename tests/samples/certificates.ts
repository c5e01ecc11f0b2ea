import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import {isCommandInstalled} from '@openapi-portal/openapi-samples/testing';

export const CLIENT = 'a client of the test';

/** Validity of the certificates. `PASSWORD` is the password in the environment of all samples. */
const DAY = ['-days', '1'];

const PASSWORD = 'changeit';

export const hasOpenssl = (): boolean => isCommandInstalled('openssl', 'version');

function runOpenssl(directory: string, ...args: readonly string[]): void {
  execFileSync('openssl', args, {cwd: directory, stdio: 'pipe'});
}

/** Creates a self-signed certificate and its key, such as `client.crt` and `client.key`. */
function makeCertificate(directory: string, name: string, subject: string): void {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const kind = ['-x509', ...curve, '-nodes', ...DAY];
  const address = ['-addext', 'subjectAltName=IP:127.0.0.1'];
  runOpenssl(directory, 'req', ...kind, ...files, ...address, '-subj', `/CN=${subject}`);
}

/**
 * Creates the certificates of a server and of a client, with the file names that samples use.
 *
 * @returns options of a server that requires the client's certificate
 */
export async function makeCertificates(directory: string) {
  makeCertificate(directory, 'server', 'server');
  makeCertificate(directory, 'client', CLIENT);
  const files = ['-in', 'client.crt', '-inkey', 'client.key', '-out', 'client.p12'];
  runOpenssl(directory, 'pkcs12', '-export', ...files, '-passout', `pass:${PASSWORD}`);
  const read = (name: string) => fs.readFile(path.join(directory, name));
  return {
    cert: await read('server.crt'),
    key: await read('server.key'),
    ca: await read('client.crt'),
    requestCert: true,
    rejectUnauthorized: true,
  };
}

/** Returns environment variables that make the runtimes trust the server's certificate. */
export async function trustServer(directory: string): Promise<Readonly<Record<string, string>>> {
  const server = path.join(directory, 'server.crt');
  if (isCommandInstalled('keytool', '-help')) {
    const store = ['-keystore', 'trust.p12', '-storepass', PASSWORD, '-storetype', 'PKCS12'];
    const args = ['-importcert', '-noprompt', '-file', server, '-alias', 'server', ...store];
    execFileSync('keytool', args, {cwd: directory, stdio: 'pipe'});
  }
  await fs.writeFile(path.join(directory, 'php.ini'), `curl.cainfo = ${server}\n`);
  const trust = `-Djavax.net.ssl.trustStore=${path.join(directory, 'trust.p12')}`;
  return {
    CURL_CA_BUNDLE: server,
    NODE_EXTRA_CA_CERTS: server,
    REQUESTS_CA_BUNDLE: server,
    SSL_CERT_FILE: server,
    PHPRC: directory,
    JAVA_TOOL_OPTIONS: `${trust} -Djavax.net.ssl.trustStorePassword=${PASSWORD}`,
  };
}
