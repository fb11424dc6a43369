import { atom, useSetAtom } from 'jotai'

export interface Notice {
  tone: 'success' | 'information' | 'error'
  text: string
  action?: { label: string; path: string }
}
export interface ShownNotice extends Notice {
  key: number
}

const shownMilliseconds = 5000
const shownAtMost = 3

export const noticesAtom = atom<readonly ShownNotice[]>([])
let nextKey = 1

export const dismissNoticeAtom = atom(null, (_get, set, key: number) => {
  set(noticesAtom, (notices) => notices.filter((notice) => notice.key !== key))
})
export const notifyAtom = atom(null, (_get, set, notice: Notice) => {
  const key = nextKey++
  set(noticesAtom, (notices) => [...notices, { ...notice, key }].slice(-shownAtMost))
  setTimeout(() => set(dismissNoticeAtom, key), shownMilliseconds)
})

/** Shows a line at the edge of the screen for five seconds. Never the only place where an error is told. */
export const useNotify = (): ((notice: Notice) => void) => useSetAtom(notifyAtom)
