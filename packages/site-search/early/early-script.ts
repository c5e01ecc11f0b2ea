import {SLASH_KEY} from '../shortcuts';

import {EARLY} from './take-early';

/**
 * Keeps `/`, Ctrl-K, Cmd-K, a click on the button, and what is typed after them, until the button is alive: a script in the
 * page itself, because no other has run by then. It is the same on every page, so that a policy names one hash; and short,
 * because each page carries it. It leaves alone what a field takes. Once all files are there, a click follows the link: then
 * the button will not come alive. `o` says that search was asked for, `t` has the text, `s` stops it.
 */
export const EARLY_SCRIPT = `(d=>{
let e=globalThis.${EARLY}={t:""},
n=v=>{e.o=1;v.preventDefault()},
k=v=>{
let x=v.key,c=v.ctrlKey||v.metaKey,m=v.altKey,f;
if(e.o)x[1]||c||m||(n(v),e.t+=x);
else if(!v.target.closest("input,textarea,select")&&!m){
try{f=localStorage["${SLASH_KEY}"]}catch{}
(c?x=="k":x=="/"&&f!="off")&&n(v)
}},
c=v=>{v.target.closest("[data-search]")&&d.readyState!="complete"&&!v.ctrlKey&&!v.metaKey&&n(v)};
d.addEventListener("keydown",k);d.addEventListener("click",c);
e.s=()=>{d.removeEventListener("keydown",k);d.removeEventListener("click",c)}
})(document)`.replaceAll('\n', '');
