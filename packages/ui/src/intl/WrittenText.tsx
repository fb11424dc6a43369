import { Fragment, type ReactNode } from 'react'
import { Text } from '../typography/Typography.tsx'

export type WrittenTextProps = {
  children: ReactNode
  /** Language of the text; null if unknown. */
  language: string | null | undefined
  /** The reader's locale. */
  locale: string
}

const isForeign = (language: string | null | undefined, locale: string): language is string =>
  Boolean(language) && language !== locale
const languageName = (language: string, locale: string): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language)

/** The text of a member as a plain string, followed by the name of its language where the reader's differs. */
export const writtenText = (text: string, language: string | null | undefined, locale: string): string =>
  isForeign(language, locale) ? `${text} (${languageName(language, locale)})` : text

/** A text of a member. Where its language is not the reader's, it is marked for programs and named for people. */
export function WrittenText({ children, language, locale }: WrittenTextProps) {
  if (!isForeign(language, locale)) return children
  return (
    <>
      <span lang={language}>{children}</span>{' '}
      <Text as="span" size={12} tone="muted">
        ({languageName(language, locale)})
      </Text>
    </>
  )
}

/** As `joinFacts`, for facts that are more than words. */
export const JoinedFacts = ({ facts }: { facts: readonly ReactNode[] }) =>
  facts.filter(Boolean).map((fact, index) => (
    // eslint-disable-next-line react/no-array-index-key -- They keep their order.
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      {fact}
    </Fragment>
  ))
