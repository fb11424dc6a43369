import { atom, useSetAtom } from 'jotai'

export interface Notice {
  tone: 'success' | 'information' | 'error'
  text: string
  action?: { label: string; path: string }
}
export interface ShownNotice extends Notice {
  key: number
}

const shownAtMost = 3

export const noticesAtom = atom<readonly ShownNotice[]>([])
let nextKey = 1

export const dismissNoticeAtom = atom(null, (_get, set, key: number) => {
  set(noticesAtom, (notices) => notices.filter((notice) => notice.key !== key))
})
/** The shell removes a notice after five seconds without hover. */
export const notifyAtom = atom(null, (_get, set, notice: Notice) => {
  set(noticesAtom, (notices) => [...notices, { ...notice, key: nextKey++ }].slice(-shownAtMost))
})

/** Shows a line at the edge of the screen for five seconds. An error must be shown elsewhere, too. */
export const useNotify = (): ((notice: Notice) => void) => useSetAtom(notifyAtom)
