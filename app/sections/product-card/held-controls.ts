/** Mark of a card's form or button that was used before its code was there. */
export const HELD = 'data-held'
/** Then the form is sent as it is without scripts. */
const WAIT_MS = 10_000

/**
 * Stands in the document itself, ahead of all other scripts: cards answer from their first paint on. A purchase says that
 * it is under way and waits for live-cards.ts; other buttons of a card wait for it as well. Where it does not come, the
 * browser sends the form itself.
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
