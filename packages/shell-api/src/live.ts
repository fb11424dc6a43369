import type { LiveType } from '@sild/contract/live'
import { atom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useBrowserAtom } from './browser-atom.ts'
import { type LiveHandler, usePortal } from './portal.ts'

/** `polling`: the stream is down for a longer time, so server data is read again every 30 seconds. */
export type LiveState = 'closed' | 'open' | 'reconnecting' | 'polling'
export const liveStateAtom = atom<LiveState>('closed')
export const useLiveState = (): LiveState => useBrowserAtom(liveStateAtom, 'closed')

/** Calls the handler for every message of this type. One stream serves all remotes of a tab. */
export function useLive<Type extends LiveType>(type: Type, handler: LiveHandler<Type>): void {
  const { live } = usePortal()
  const onMessage = useEffectEvent(handler)
  useEffect(() => live.listen(type, (payload) => onMessage(payload)), [live, type])
}
