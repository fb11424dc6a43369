import { hydrationPolicy, startOf } from './hydration-policy.ts'

export const themeKey = 'sild.theme'
/** Set by the server beside the session cookies, readable here: the header keeps the member's place from the first paint. */
export const memberHintCookie = 'session-hint=member'

/**
 * While developing: react-refresh of an app remembers renderers only in a hook that keeps them, and react-dom, which comes with the
 * shell, registers once.
 */
const refreshHook =
  process.env['NODE_ENV'] === 'development'
    ? 'let count=0;const renderers=new Map();self.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(renderer){renderers.set(++count,renderer);return count},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};'
    : ''

/** A form that only a script answers would be sent as an address, with all that was typed, by who presses before the page is alive. */
const holdForms =
  "addEventListener('submit',event=>{if(!root.dataset.hydrated&&!event.target.hasAttribute('action'))event.preventDefault()},true);"

/** Before the first paint: theme, whether a member is likely, and forms held back. */
export const headScript = `{${refreshHook}const root=document.documentElement;${holdForms}let theme;try{theme=localStorage.getItem('${themeKey}')}catch{}root.dataset.theme=theme??'system';if(document.cookie.includes('${memberHintCookie}'))root.dataset.session='member'}`

/** Shown when the page does not come alive: what it says comes with the document. */
export const stalledId = 'stalled'
/** Connections that are slow get this far; what is held up for longer does not come. */
const stalledAfterMs = 20_000

/** Fetches all scripts of the document in one wave, then runs the first of them, the shell. */
export const bootScript = `function sildStalled(){if(!document.documentElement.dataset.hydrated)document.getElementById('${stalledId}').hidden=false}{const boot=()=>{const{integrity}=JSON.parse(document.querySelector('script[type=importmap]').textContent);for(const url in integrity)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:url,integrity:integrity[url],fetchPriority:'low'}));import(Object.keys(integrity)[0]).catch(sildStalled);setTimeout(sildStalled,${stalledAfterMs})};${startOf[hydrationPolicy]}}`
