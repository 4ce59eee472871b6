/** Spec 8: a part of the app that cannot be loaded reloads the page, at most once in this time. */
const RELOAD_INTERVAL_MS = 60_000

/**
 * Stands in every document itself, ahead of all that may fail to load. After a deploy an open page asks for files that are there no
 * longer; the reload brings the page of the new build, where the shopper was going.
 * - When it last did so is kept in the tab's storage and, where that is blocked, in the history's entry, which outlives a reload.
 * - `vite:preloadError` comes from the app's own imports, `chunk:failed` from the router's (worker/tasks/chunk-failure.ts), `error`
 *   from scripts and styles that the document names.
 * - What the router prefetches in vain is no failure yet. Without a connection a reload would take the page away.
 * Written by hand, small and for old browsers too: it is in every page's bytes.
 */
export const RELOAD_ONCE = `(function(k){
function last(){try{return +sessionStorage[k]||0}catch(e){return 0}}
function failed(r){
var s=history.state||{},n=Date.now(),l=r&&r.state.navigation.location,to=l&&l.pathname+l.search+l.hash
if(navigator.onLine===false||n-Math.max(last(),s[k]||0)<${RELOAD_INTERVAL_MS})return false
try{sessionStorage[k]=n}catch(e){}
s=Object.assign({},s);s[k]=n
if(to&&to!==location.pathname+location.search+location.hash)history.pushState(s,'',to)
else history.replaceState(s,'')
location.reload()
return true
}
function router(){return window.__reactRouterDataRouter}
addEventListener('vite:preloadError',function(){failed(router())})
addEventListener('chunk:failed',function(e){
var r=router(),s=r&&r.state,f=s&&s.initialized&&s.navigation.state==='idle'&&!s.fetchers.size
if(f||failed(r))e.preventDefault()
})
addEventListener('error',function(e){
var t=e.target,n=t&&t.tagName
if(n==='SCRIPT'?t.type==='module':n==='LINK'&&/^(modulepreload|stylesheet)$/.test(t.rel))failed(router())
},true)
})('chunkReload')`
