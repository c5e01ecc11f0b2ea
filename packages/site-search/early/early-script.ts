import {SLASH_KEY} from '../shortcuts';

import {EARLY} from './take-early';

/** So long a click on the button waits for the page to come alive, in milliseconds; then the link is followed. */
const LONGEST_WAIT = 8000;

/**
 * Keeps `/`, Ctrl-K, Cmd-K, a click on the button, and what is typed after them, until the button is alive: a script in the
 * page itself, because no other has run by then. It is the same on every page, so that a policy names one hash. Tab and
 * whatever a field takes are left alone, and Esc gives up.
 */
export const EARLY_SCRIPT = `
(function (d) {
  var early = {open: false, text: ''}, timer;
  function isSlashOn() {
    try { return localStorage.getItem('${SLASH_KEY}') !== 'off'; } catch (e) { return true; }
  }
  function onKey(e) {
    var held = e.ctrlKey || e.metaKey || e.altKey, t = e.target;
    if (early.open) {
      if (e.key === 'Escape') { early.open = false; early.text = ''; clearTimeout(timer); }
      else if (e.key === 'Backspace') early.text = early.text.slice(0, -1);
      else if (e.key.length === 1 && !held) early.text += e.key;
      else return;
    } else {
      if (t && t.closest && t.closest('input,textarea,select,[contenteditable]')) return;
      var isK = e.key.toLowerCase() === 'k' && e.ctrlKey !== e.metaKey && !e.altKey && !e.shiftKey;
      if (!isK && !(e.key === '/' && !held && isSlashOn())) return;
      early.open = true;
    }
    e.preventDefault();
  }
  function onClick(e) {
    var link = e.target.closest && e.target.closest('[data-search]');
    if (!link || !link.href || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    early.open = true;
    timer = setTimeout(function () { location.assign(link.href); }, ${LONGEST_WAIT});
  }
  early.stop = function () {
    clearTimeout(timer);
    d.removeEventListener('keydown', onKey);
    d.removeEventListener('click', onClick);
  };
  d.addEventListener('keydown', onKey);
  d.addEventListener('click', onClick);
  window.${EARLY} = early;
})(document);`
  .replace(/\s*\n\s*/g, ' ')
  .trim();
