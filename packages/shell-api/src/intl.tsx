import type { IntlShape } from '@formatjs/intl'
import { createIntl } from '@formatjs/intl'
import type { Locale } from '@sild/contract/enums'
import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { usePortal } from './portal.ts'
import type { Messages } from './remote.ts'

/** Texts, dates, numbers and money in the language of the document. Ids of messages begin with the remote's name. */
export const useIntl = (): IntlShape<ReactNode> => usePortal().intl

/** The texts of a part of a remote: with `useText('mf-x.card')` `text('title')` is the message `mf-x.card.title`. */
export function useText(part: string): (id: string, values?: Record<string, string | number>) => string {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id: `${part}.${id}` }, values)
}

interface MessageProps {
  id: string
  values?: Record<string, ReactNode | ((children: ReactNode[]) => ReactNode)>
}
/** A message with elements in it: `<Message id="mf-x.terms" values={{ a: (text) => <Link …>{text}</Link> }} />`. */
export function Message({ id, values }: MessageProps) {
  const text = useIntl().formatMessage({ id }, values)
  // Spread, because the parts of a text have no keys.
  return createElement(Fragment, null, ...[text].flat())
}

export interface Catalog {
  intl: IntlShape<ReactNode>
  add: (messages: Messages) => void
}

/** The catalog of a document. It grows with every remote that arrives, before anything of that remote renders. */
export function createCatalog(locale: Locale): Catalog {
  const messages: Record<string, never> = {}
  const intl = createIntl<ReactNode>({
    locale,
    messages,
    defaultLocale: locale,
    onError: (error) => {
      // A missing text must be noticed while it is written, and must not take a page from a user.
      if (process.env.NODE_ENV !== 'production') throw error
      console.error(error)
    },
  })
  return { intl, add: (more) => void Object.assign(messages, more) }
}
