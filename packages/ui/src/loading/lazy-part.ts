import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { untilItComes } from './until-it-comes.ts'

const attempts = 3

/**
 * A part of a page whose code is fetched when it is first shown. React remembers a failure for good and gives the whole
 * page up for it, so what does not come at once is asked for again first.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- As React's lazy: any props that a component may have.
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<Part>): LazyExoticComponent<Part> =>
  lazy(async () => ({ default: await untilItComes(load, attempts) }))
