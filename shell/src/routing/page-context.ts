import type { ApiClient } from '@sild/api-client'
import type { Locale } from '@sild/contract/enums'
import { apiContext, localeContext } from '@sild/shell-api'
import { RouterContextProvider } from 'react-router'

/** The context of page loaders. */
export function pageContext(api: ApiClient, locale: Locale): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(localeContext, locale)
  return context
}
