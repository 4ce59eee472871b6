/** Spec 8: a chunk that fails to load reloads the page, at most once in this time. */
const RELOAD_INTERVAL_MS = 60_000

/**
 * Inlined in every document, before anything that can fail to load. After a deploy an open page requests files that no
 * longer exist. The reload fetches the new build's page for the address that the shopper was going to.
 * - The time of the last reload is kept in session storage and in the history entry, for browsers that block storage.
 * - `vite:preloadError` comes from the app's own imports, `chunk:failed` from the router's (worker/tasks/chunk-failure.ts),
 *   `error` from the document's own scripts and styles.
 * - A failed prefetch of the router is ignored. Without a connection there is no reload: it would lose the page.
 * Plain, short and for old browsers: every page includes these bytes.
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
