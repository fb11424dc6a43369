import earlyScript from './head.script.ts'

/**
 * While developing: react-refresh of an app remembers renderers only in a hook that keeps them, and react-dom, which comes with the
 * shell, registers once.
 */
const refreshHook =
  process.env['NODE_ENV'] === 'development'
    ? '{let count=0;const renderers=new Map();self.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(renderer){renderers.set(++count,renderer);return count},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}}'
    : ''

export const headScript = refreshHook + earlyScript
