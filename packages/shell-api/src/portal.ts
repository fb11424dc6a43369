import type { ApiClient } from '@sild/api-client'
import type { Locale } from '@sild/contract/enums'
import type { IntlShape } from '@formatjs/intl'
import type { ReactElement, ReactNode } from 'react'
import { createContext, use } from 'react'
import type { LiveStream } from './live.ts'
import type { PublishedNavigationItem } from './navigation.ts'
import type { Gate, SessionActions } from './session.ts'
import type { TrackedEvent } from './track.ts'

/** What the shell gives a remote, once per document. Remotes reach it through the hooks of this package. */
export interface Portal {
  api: ApiClient
  locale: Locale
  intl: IntlShape<ReactNode>
  session: SessionActions
  live: LiveStream
  navigation: readonly PublishedNavigationItem[]
  /** Explains to the user why he may not go on: the sign-in notice, the verify dialog, the company notice. */
  explainGate: (gate: Gate) => void
  track: (event: TrackedEvent) => void
  remember?: Remember
}

/**
 * On the server alone: what is inside an element that many documents have in common is rendered once. `of` says everything that it
 * depends on; nothing inside may have an id of its own.
 */
export type Remember = (of: string, element: ReactElement<{ children?: ReactNode }>) => ReactElement

export const PortalContext = createContext<Portal | null>(null)

export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (!portal)
    throw new Error('A hook of @sild/shell-api was used outside the shell; in a test, render with renderPage().')
  return portal
}
