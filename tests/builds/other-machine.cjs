// Preloaded into a build, to simulate another host name, user and date.
const os = require('node:os');
const {env} = require('node:process');

const {BUILDER_HOST: host, BUILDER_NAME: username} = env;
const LATER = 400 * 24 * 60 * 60 * 1000;

os.hostname = () => host;
os.userInfo = () => ({uid: 1, gid: 1, username, homedir: os.homedir(), shell: null});

const now = Date.now.bind(Date);
Date.now = () => now() + LATER;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
  apply: () => new Date().toString(),
});
