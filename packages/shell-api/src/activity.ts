import { atom } from 'jotai'
import { useBrowserAtom } from './browser-atom.ts'

/** Counters of the header and the bottom navigation. */
export interface Activity {
  newMessagesCount: number
  newNotificationsCount: number
  hasNewResponses: boolean
}
export const noActivity: Activity = { newMessagesCount: 0, newNotificationsCount: 0, hasNewResponses: false }

export const activityAtom = atom<Activity>(noActivity)
export const useActivity = (): Activity => useBrowserAtom(activityAtom, noActivity)
