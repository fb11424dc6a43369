import { executeRuntime as refreshModule } from '@rspack/plugin-react-refresh/client/refreshUtils.js'

export {
  enqueueUpdate,
  getModuleExports,
  isReactRefreshBoundary,
  registerExportsForReactRefresh,
  shouldInvalidateReactRefreshBoundary,
} from '@rspack/plugin-react-refresh/client/refreshUtils.js'

interface HotModule {
  data?: { notComponents?: string }
  dispose: (callback: (data: { notComponents?: string }) => void) => void
}
type Exports = Record<string, unknown>

/** Exports of a page besides its component. */
const pageExports = ['loader', 'handle', 'shouldRevalidate']

const sourceOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, part]) => key + String(part))
        .join()
    : String(value)

/**
 * React only refreshes modules that export components alone, and every page exports a loader or a handle too. This
 * replaces the component of a page like any other. If its loader or handle has changed, the document is reloaded.
 */
export function executeRuntime(
  moduleExports: Exports,
  moduleId: string,
  hot: HotModule | undefined,
  isTest: unknown,
): void {
  if (typeof moduleExports !== 'object' || moduleExports === null || !('Component' in moduleExports)) {
    return refreshModule(moduleExports, moduleId, hot, isTest)
  }
  const notComponents = pageExports.map((name) => sourceOf(moduleExports[name])).join('\n')
  const before = hot?.data?.notComponents
  if (before !== undefined && before !== notComponents) return location.reload()
  const components = Object.keys(moduleExports).filter((name) => !pageExports.includes(name))
  refreshModule(Object.fromEntries(components.map((name) => [name, moduleExports[name]])), moduleId, hot, isTest)
  hot?.dispose((data) => void (data.notComponents = notComponents))
}
