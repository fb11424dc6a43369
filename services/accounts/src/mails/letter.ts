import type { Locale } from '@sild/contract'
import type { Mail } from '@sild/service-kit'
import { Body, Button, Container, Head, Heading, Hr, Html, Preview, render, Text } from '@react-email/components'
import { createElement } from 'react'
import { type MailMessages, mailMessages } from './messages/index.ts'
import { styles, styleSheet } from './styles.ts'

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
  // Two hyphens and a space: from there on a mail program knows a signature.
  const signature = ['-- ', messages.signature, messages.why].join('\n')
  return {
    subject,
    text: [title, ...paragraphs, `${button}\n${href}`, note, signature].join('\n\n'),
    html: await render(letterElement(locale, messages, messages[message], href)),
  }
}

const part = (name: keyof typeof styles) => ({ className: name, style: styles[name] })

function letterElement(
  locale: Locale,
  messages: MailMessages,
  { subject, title, paragraphs, button, note }: MailMessages[Letter['message']],
  href: string,
) {
  return createElement(
    Html,
    { lang: locale },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('title', null, subject),
      createElement('style', null, styleSheet),
    ),
    createElement(Preview, null, paragraphs[0]),
    createElement(
      Body,
      part('body'),
      createElement(
        Container,
        part('container'),
        createElement(Text, part('brand'), 'Sild'),
        createElement(Heading, { as: 'h1', ...part('title') }, title),
        ...paragraphs.map((paragraph) => createElement(Text, { key: paragraph, ...part('text') }, paragraph)),
        createElement(Button, { href, ...part('button') }, button),
        createElement(Text, part('muted'), note),
        createElement(Hr, part('rule')),
        createElement(Text, part('muted'), messages.signature),
        createElement(Text, part('muted'), messages.why),
      ),
    ),
  )
}
