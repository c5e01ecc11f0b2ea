import {SLASH_KEY} from '../shortcuts';

import {EARLY, PLACEHOLDER, SEARCH_WINDOW} from './early-field';

/**
 * Builds an inline script that opens a text field for `/`, Ctrl-K, Cmd-K and clicks on the search button until
 * React has hydrated the button. The dialog later replaces the field and takes over the typed text.
 *
 * The script is short because every page contains it, and identical on all pages so that a
 * Content-Security-Policy needs one hash. Keys pressed in other text fields are ignored. If the scripts of the
 * site have failed to load, a click on the button follows its link. In the global variable, `o` opens the
 * field, `d` is the open dialog element, `p` is the button that was clicked last, and `s` removes the listeners.
 *
 * The script also repeats a click on another button after hydration: on the menu of a phone, a category of the
 * sidebar. Buttons with `popovertarget` work before hydration.
 *
 * @param contents URL of the list of all pages, offered while search is not loaded
 */
export const buildEarlyScript = (contents: string): string =>
  `(d=>{
let e=globalThis.${EARLY}={o(){
if(e.d)return;
let n=(t,p)=>Object.assign(d.createElement(t),p),
b=e.d=n("dialog",{className:"${SEARCH_WINDOW}",ariaLabel:"Search",onclose(){b.remove();delete e.d},onclick(v){/^[DAB]/.test(v.target.tagName)&&b.close()}}),
p=n("p");
p.append(n("span",{role:"status",textContent:"Search is loading."})," ",n("a",{href:${JSON.stringify(contents)},textContent:"All pages"}),n("button",{className:"clean-btn",textContent:"Close"}));
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
c=v=>{
let t=v.target;
e.p=t.closest("button:not([popovertarget])");
t.closest("[data-search]")&&(d.readyState!="complete"||globalThis.docusaurus)&&!v.ctrlKey&&!v.metaKey&&n(v)};
d.addEventListener("keydown",k);d.addEventListener("click",c);
e.s=()=>{d.removeEventListener("keydown",k);d.removeEventListener("click",c);setTimeout(()=>e.p?.click())}
})(document)`.replaceAll('\n', '');
