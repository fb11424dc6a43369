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
/** The shell's region takes a notice away after five seconds in which nobody pointed at it. */
export const notifyAtom = atom(null, (_get, set, notice: Notice) => {
  set(noticesAtom, (notices) => [...notices, { ...notice, key: nextKey++ }].slice(-shownAtMost))
})

/** Shows a line at the edge of the screen for five seconds. Never the only place where an error is told. */
export const useNotify = (): ((notice: Notice) => void) => useSetAtom(notifyAtom)
