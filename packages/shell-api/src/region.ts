import type { Region } from '@sild/contract/enums'
import { atom } from 'jotai'
import { useBrowserAtom } from './browser-atom.ts'

/** Null until the browser has read it: a server-rendered page is the same in all regions. */
export const regionAtom = atom<Region | null>(null)
export const useRegion = (): Region | null => useBrowserAtom(regionAtom, null)
