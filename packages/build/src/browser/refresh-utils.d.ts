declare module '@rspack/plugin-react-refresh/client/refreshUtils.js' {
  export const executeRuntime: (moduleExports: unknown, moduleId: string, hot: unknown, isTest: unknown) => void
  export const enqueueUpdate: unknown
  export const getModuleExports: unknown
  export const isReactRefreshBoundary: unknown
  export const registerExportsForReactRefresh: unknown
  export const shouldInvalidateReactRefreshBoundary: unknown
}
