import {
  type ComponentProps,
  type ComponentType,
  createContext,
  lazy,
  type LazyExoticComponent,
  use,
  useState,
  useTransition,
} from 'react'
import { retryUntilLoaded } from './retry-until-loaded.ts'

const attempts = 3

export interface PartFailureProps {
  onRetry: () => void
  isPending: boolean
}
const PartFailure = createContext<ComponentType<PartFailureProps>>(() => null)
/** The portal's message for a part of the page that failed to load. */
export const PartFailureProvider = PartFailure.Provider

/**
 * A part of a page that is loaded when it is first shown. React caches a failure and
 * fails the whole page for it, so a failed load is retried first, and then whenever the user presses retry.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- As React's lazy: any props that a component may have.
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>): LazyExoticComponent<Part> {
  let last = ask()
  return last

  function ask() {
    const LazyPart: LazyExoticComponent<Part> = lazy(async () => ({
      // It takes any props, like the part that it replaces.
      default: await retryUntilLoaded(load, attempts).catch(() => Missing as ComponentType as Part),
    }))
    function Missing(props: ComponentProps<Part>) {
      const Failure = use(PartFailure)
      const [isPending, start] = useTransition()
      const [Next, setNext] = useState<typeof LazyPart | null>(() => (last === LazyPart ? null : last))
      if (Next) return <Next {...props} />
      const retry = () => {
        const next = (last = ask())
        start(() => setNext(() => next))
      }
      return <Failure isPending={isPending} onRetry={retry} />
    }
    return LazyPart
  }
}
