import { isOffline, Message, useBrowserAtom, useIntl, useLiveState, useLocale } from '@sild/shell-api'
import { DateTime, Notice } from '@sild/ui'
import { atom } from 'jotai'
import type { ReactNode } from 'react'
import { cachedAtAtom } from '../offline/cached-at.ts'

/** The current offer. */
export const offerAtom = atom<ReactNode>(null)

/** Banners about the connection, and offers. */
export function AppBanners() {
  const keptAt = useBrowserAtom(cachedAtAtom, null)
  const offer = useBrowserAtom(offerAtom, null)
  return (
    <>
      {keptAt ? <KeptBanner keptAt={keptAt} /> : <LiveBanner />}
      {offer}
    </>
  )
}

function KeptBanner({ keptAt }: { keptAt: Date }) {
  const locale = useLocale()
  const at = <DateTime value={keptAt.toISOString()} locale={locale} format="dayAndTime" />
  return (
    <Notice tone="warning" isLive>
      <Message id={isOffline() ? 'shell.kept' : 'shell.kept-unreachable'} values={{ at }} />
    </Notice>
  )
}

function LiveBanner() {
  const intl = useIntl()
  const state = useLiveState()
  if (state !== 'reconnecting' && state !== 'polling') return null
  return (
    <Notice tone="warning" isLive>
      {intl.formatMessage({ id: `shell.${state}` })}
    </Notice>
  )
}
