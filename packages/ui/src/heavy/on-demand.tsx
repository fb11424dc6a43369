import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

const neverChanges = () => () => {}
const retryMilliseconds = 5000

/** The page can be used with the stand-in, and an error would take all of it away. */
async function untilItComes<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    return untilItComes(load)
  }
}

/** A widget whose code is fetched when it is first shown. The server, and the browser until then, show the stand-in. */
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
