import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { untilItComes } from '../loading/until-it-comes.ts'

const neverChanges = () => () => {}

/**
 * A widget whose code is fetched when it is first shown. The server, and the browser until then, show the stand-in: a page can be used
 * with it, so its code is asked for as long as it does not come.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
): ComponentType<Props> {
  const Widget = lazy(async () => ({ default: await untilItComes(load) }))
  return function OnDemand(props: Props) {
    const isInBrowser = useSyncExternalStore(
      neverChanges,
      () => true,
      () => false,
    )
    const standIn = <StandIn {...props} />
    if (!isInBrowser) return standIn
    return (
      <Suspense fallback={standIn}>
        <Widget {...props} />
      </Suspense>
    )
  }
}
