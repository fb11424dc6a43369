import type { Locale } from '@sild/contract'
import type { Mail } from '@sild/service-kit'
import { Body, Button, Container, Head, Heading, Hr, Html, Preview, render, Text } from '@react-email/components'
import { createElement } from 'react'
import { type MailMessages, mailMessages } from './messages/index.ts'
import { styles } from './styles.ts'

export interface Letter {
  readonly locale: Locale
  readonly message: Exclude<keyof MailMessages, 'signature' | 'why'>
  /** Where the button leads. */
  readonly href: string
}

/** A mail about the account: what happened, one thing to do, and what to do if it was not you. */
export async function writeLetter({ locale, message, href }: Letter): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const messages = mailMessages[locale]
  const { subject, title, paragraphs, button, note } = messages[message]
  const text = [title, ...paragraphs, `${button}\n${href}`, note, '--', messages.signature, messages.why]
  return {
    subject,
    text: text.join('\n\n'),
    html: await render(letterElement(locale, messages, messages[message], href)),
  }
}

function letterElement(
  locale: Locale,
  messages: MailMessages,
  { title, paragraphs, button, note }: MailMessages[Letter['message']],
  href: string,
) {
  return createElement(
    Html,
    { lang: locale },
    createElement(Head),
    createElement(Preview, null, paragraphs[0]),
    createElement(
      Body,
      { style: styles.body },
      createElement(
        Container,
        { style: styles.container },
        createElement(Text, { style: styles.brand }, 'Sild'),
        createElement(Heading, { as: 'h1', style: styles.title }, title),
        ...paragraphs.map((paragraph) => createElement(Text, { key: paragraph, style: styles.text }, paragraph)),
        createElement(Button, { href, style: styles.button }, button),
        createElement(Text, { style: styles.muted }, note),
        createElement(Hr, { style: styles.rule }),
        createElement(Text, { style: styles.muted }, messages.signature),
        createElement(Text, { style: styles.muted }, messages.why),
      ),
    ),
  )
}
