import earlyScript from './head.script.ts'

/**
 * In development: react-refresh of an app finds renderers only through this hook, and the react-dom of the shell
 * registers only once.
 */
const refreshHook =
  process.env['NODE_ENV'] === 'development'
    ? '{let count=0;const renderers=new Map();self.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(renderer){renderers.set(++count,renderer);return count},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}}'
    : ''

export const headScript = refreshHook + earlyScript
