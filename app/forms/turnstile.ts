/** The field in which Turnstile's widget puts its token. */
export const PROOF_FIELD = 'cf-turnstile-response'

/** How long a form waits for its token. Then it is sent without one, and the edge decides. */
const PATIENCE_MS = 8_000

/**
 * Inlined in documents of a shop with Turnstile. The first focus in a form that asks for an address or a password loads
 * the widget. A form that is sent before its token has come is sent again when it has.
 */
export function turnstileScript(siteKey: string): string {
  return `(function(){
var script,waiting=[]
function load(then){
if(window.turnstile)return then()
waiting.push(then)
if(script)return
script=document.createElement('script')
script.src='https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
script.onload=function(){waiting.forEach(function(f){f()})}
script.onerror=function(){script=0;waiting=[];document.querySelectorAll('form').forEach(function(f){f.widget=0;go(f)})}
document.head.append(script)
}
function go(f){
var held=f.held
if(!held)return
f.held=0
f.passes=1
clearTimeout(held.timer)
f.requestSubmit(held.by)
}
function place(f){
if(!f||f.method!=='post'||!f.querySelector('[type=email],[type=password],[name=identificacao]'))return
if(f.widget)return 1
var e=f.widget=document.createElement('div'),b=f.querySelector('[type=submit]')
e.style.cssText='position:absolute;grid-column:1/-1'
b.parentNode.insertBefore(e,b)
load(function(){e.key=turnstile.render(e,{
sitekey:${JSON.stringify(siteKey).replaceAll('<', '\\u003c')},language:document.documentElement.lang.slice(0,2),size:'flexible',appearance:'interaction-only',
'before-interactive-callback':function(){e.style.position=''},
callback:function(){go(f)},
'error-callback':function(){go(f);return true}
})})
return 1
}
addEventListener('focusin',function(e){place(e.target.form)})
addEventListener('submit',function(e){
var f=e.target
if(!place(f))return
var t=f.elements['${PROOF_FIELD}']
if(f.passes||t&&t.value){
f.passes=0
if(t)setTimeout(function(){turnstile.reset(f.widget.key)})
return
}
e.preventDefault()
e.stopImmediatePropagation()
f.held=f.held||{by:e.submitter,timer:setTimeout(function(){go(f)},${PATIENCE_MS})}
},true)
})()`
}
