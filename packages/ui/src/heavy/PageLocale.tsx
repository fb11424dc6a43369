import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** The widgets speak the language of the document, not that of the browser. */
export function PageLocale({ children }: { children: ReactNode }) {
  const locale = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en'
  return <I18nProvider locale={locale === 'en' ? 'en-GB' : locale}>{children}</I18nProvider>
}
