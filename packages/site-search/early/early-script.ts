import {SLASH_KEY} from '../shortcuts';

import {EARLY, PLACEHOLDER, SEARCH_WINDOW} from './early-field';

/**
 * Opens a field for `/`, Ctrl-K, Cmd-K and a click on the button before the button is alive: a script in the page itself,
 * because no other has run by then. What is typed there is in the dialog when that takes its place. The script is the same
 * on every page, so that a policy names one hash; and short, because each page carries it. It leaves alone what another field
 * takes. Where all files have come or failed and the site's script does not run, a click follows the link. `o` opens the field,
 * which is `d` while it is open, and `s` stops listening. A click beside the field, on the link or the button closes it.
 *
 * @param contents address of the list of all pages, for those to whom search does not come
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
