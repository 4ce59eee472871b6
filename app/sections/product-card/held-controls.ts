/**
 * Marks a control that was used before its code had loaded, with the number of times: a card's form, or a control with
 * `data-hold`.
 */
export const HELD = 'data-held'
/** After this time the browser submits the form or follows the link, as without scripts. */
const WAIT_MS = 10_000

/**
 * Inlined in the document before all other scripts, so that controls respond from the first paint. A buy button of a card
 * shows its pending text and waits for live-cards.ts. Controls with `data-hold` wait for
 * hydration (held-clicks.ts). If the code does not load, the browser submits the form or follows the link.
 */
export function holdControls(adding: string): string {
  return `(function(){
function hold(e,el){
if(!el||e.defaultPrevented)return
e.preventDefault()
el.setAttribute('${HELD}',+el.getAttribute('${HELD}')+1)
}
addEventListener('submit',function(e){
var f=e.target,b=f.matches('[data-product]>form')&&!f.hasAttribute('data-native')&&f.querySelector('button')
if(!b)return
hold(e,f)
if(!f.hasAttribute('${HELD}'))return
b.textContent=${JSON.stringify(adding).replaceAll('<', '\\u003c')}
setTimeout(function(){
if(f.hasAttribute('${HELD}')&&navigator.onLine){f.setAttribute('data-native','');f.requestSubmit(b)}
},${WAIT_MS})
})
addEventListener('click',function(e){
var c=e.target.closest('[data-hold]')
if(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return
hold(e,c)
if(c&&c.href)setTimeout(function(){if(c.hasAttribute('${HELD}'))location.assign(c.href)},${WAIT_MS})
})
performance.mark('static:ready')
})()`
}
