/** Marks a card's form or button that was used before its code had loaded. */
export const HELD = 'data-held'
/** After this time the browser submits the form, as without scripts. */
const WAIT_MS = 10_000

/**
 * Inlined in the document before all other scripts, so that cards respond from the first paint. A buy button shows its
 * pending text and waits for live-cards.ts, as do the card's other buttons. If the code does not load, the browser submits
 * the form.
 */
export function holdControls(adding: string): string {
  return `(function(){
function hold(e,el){
if(!el||e.defaultPrevented)return
e.preventDefault()
el.setAttribute('${HELD}','')
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
addEventListener('click',function(e){hold(e,e.target.closest('[data-quick]'))})
performance.mark('static:ready')
})()`
}
