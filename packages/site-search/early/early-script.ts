import {SLASH_KEY} from '../shortcuts';

import {EARLY, PLACEHOLDER, SEARCH_WINDOW} from './early-field';

/**
 * Opens a text field for `/`, Ctrl-K, Cmd-K and a click on the button before React has hydrated the button. It is
 * an inline script because no other script has run by then. The dialog takes over the typed text when it replaces
 * the field. The script is the same on every page, so that a Content-Security-Policy needs one hash, and short,
 * because every page contains it. It ignores keys that another text field receives. If all files have loaded or
 * failed and the site's script does not run, a click follows the link. `o` opens the field, which is `d` while it
 * is open, and `s` stops listening. A click outside the field closes it.
 *
 * @param contents URL of the list of all pages, for readers whose search does not load
 */
export const buildEarlyScript = (contents: string): string =>
  `(d=>{
let e=globalThis.${EARLY}={o(){
if(e.d)return;
let n=(t,p)=>Object.assign(d.createElement(t),p),
b=e.d=n("dialog",{className:"${SEARCH_WINDOW}",ariaLabel:"Search",onclose(){b.remove();delete e.d},onclick(v){/^[DAB]/.test(v.target.tagName)&&b.close()}}),
p=n("p");
p.append(n("span",{role:"status",textContent:"Search has not come yet."})," ",n("a",{href:${JSON.stringify(contents)},textContent:"All pages"}),n("button",{className:"clean-btn",textContent:"Close"}));
b.append(n("input",{ariaLabel:"Search the docs",placeholder:"${PLACEHOLDER}",autocomplete:"off",autocapitalize:"off",spellcheck:false}),p);
(d.body||d.documentElement).append(b);
b.showModal()
}},
n=v=>{v.preventDefault();e.o()},
k=v=>{
let x=v.key,c=v.ctrlKey||v.metaKey,f;
if(!v.altKey&&!v.target.closest("input,textarea,select")){
try{f=localStorage["${SLASH_KEY}"]}catch{}
(c?x=="k":x=="/"&&f!="off")&&n(v)
}},
c=v=>{v.target.closest("[data-search]")&&(d.readyState!="complete"||globalThis.docusaurus)&&!v.ctrlKey&&!v.metaKey&&n(v)};
d.addEventListener("keydown",k);d.addEventListener("click",c);
e.s=()=>{d.removeEventListener("keydown",k);d.removeEventListener("click",c)}
})(document)`.replaceAll('\n', '');
