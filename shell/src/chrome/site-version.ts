import { createContext } from 'react'

/** Backend and frontend build versions, as the footer shows them; never an address. */
export const SiteVersionContext = createContext('')
