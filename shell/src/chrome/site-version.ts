import type { SiteVersions } from '@sild/registry/renderer'
import { createContext } from 'react'

/** The versions of the servers and of the shell, as the footer shows them. */
export const SiteVersionContext = createContext('')

export const shownVersions = ({ backend, frontend }: SiteVersions): string => `${backend} / ${frontend}`
