import { hearEarly } from './page-script/hear-early.ts'
import { scriptOf } from './page-script/script-of.ts'
import { deadSelector, memberHintCookie, stalledId, themeKey } from './marks.ts'

/**
 * While developing: react-refresh of an app remembers renderers only in a hook that keeps them, and react-dom, which comes with the
 * shell, registers once.
 */
const refreshHook =
  process.env['NODE_ENV'] === 'development'
    ? '{let count=0;const renderers=new Map();self.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(renderer){renderers.set(++count,renderer);return count},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}}'
    : ''

/** In the head: what the first paint depends on, and what hears inputs until the loader (page.script.ts) is there. */
export const headScript =
  refreshHook +
  scriptOf(hearEarly, { dead: deadSelector, memberHint: memberHintCookie, stalled: stalledId, theme: themeKey })
