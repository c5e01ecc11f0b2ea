import {SENDER} from './sender';

interface Message {
  readonly type?: unknown;
  readonly data?: {readonly pluginName?: unknown; readonly msg?: unknown};
}

/** Inline styles, so that the line looks the same on every site. */
const STYLE = {
  position: 'fixed',
  insetInlineStart: '0',
  insetBlockEnd: '0',
  padding: '0.25rem 0.75rem',
  background: '#000',
  color: '#fff',
  font: '14px/1.5 system-ui',
  zIndex: '2147483645',
  pointerEvents: 'none',
};

const line = document.createElement('output');
Object.assign(line.style, STYLE);

/** The client of webpack-dev-server passes its progress messages on to the page. */
window.addEventListener('message', ({source, data}: MessageEvent<Message>) => {
  if (source !== window || data.type !== 'webpackProgress') return;
  if (data.data?.pluginName !== SENDER) return;
  line.textContent = String(data.data.msg);
  if (line.textContent === '') line.remove();
  else document.body.append(line);
});
