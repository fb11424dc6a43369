import { lazy, Suspense, type ComponentType } from 'react'
import { retryUntilLoaded } from '../loading/retry-until-loaded.ts'
import { useIsInBrowser } from '../loading/use-is-in-browser.ts'

/**
 * A widget that is loaded when it is first shown. The server, and the browser until then, render the stand-in.
 * The page is usable with it, so failed loads are retried without an error.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> {
  const Widget = lazy(async () => ({ default: await retryUntilLoaded(load) }))
  return function OnDemand(props: Props) {
    const isInBrowser = useIsInBrowser()
    const placeholder = <Placeholder {...props} />
    if (!isInBrowser) return placeholder
    return (
      <Suspense fallback={placeholder}>
        <Widget {...props} />
      </Suspense>
    )
  }
}
