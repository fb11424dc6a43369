import { lazy, Suspense, type ComponentType } from 'react'
import { untilItComes } from '../loading/until-it-comes.ts'
import { useIsInBrowser } from '../loading/use-is-in-browser.ts'

/**
 * A widget that is loaded when it is first shown. The server, and the browser until then, render the stand-in.
 * The page is usable with it, so failed loads are retried without an error.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
): ComponentType<Props> {
  const Widget = lazy(async () => ({ default: await untilItComes(load) }))
  return function OnDemand(props: Props) {
    const isInBrowser = useIsInBrowser()
    const standIn = <StandIn {...props} />
    if (!isInBrowser) return standIn
    return (
      <Suspense fallback={standIn}>
        <Widget {...props} />
      </Suspense>
    )
  }
}
