import type { Locale } from '@sild/contract/enums'
import { createContext } from '@sild/router'
import { usePortal } from './portal.ts'

/** For loaders. */
export const localeContext = createContext<Locale>()

/** The language of this document. Choosing another one is a document load of `localizedPath(path, locale)`. */
export const useLocale = (): Locale => usePortal().locale
