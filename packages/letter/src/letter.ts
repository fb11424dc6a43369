import type { Locale } from '@sild/contract'
import type { Letter } from '@sild/service-kit'
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, render, Text } from '@react-email/components'
import { createElement, type ReactElement } from 'react'
import { styles, styleSheet } from './styles.ts'

export interface LetterLink {
  readonly title: string
  readonly detail: string
  readonly href: string
}

export interface LetterTexts {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** What it is about, line by line: a label and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** The items of the mail, each with its link. */
  readonly links?: readonly LetterLink[]
  readonly button: string
  /** Where the button leads. */
  readonly href: string
  readonly note: string
  readonly signature: string
  /** The reason why the recipient gets it. */
  readonly why: string
}

/** A mail of the portal: what happened, one thing to do, and what to do if it was not you. */
export async function writeLetter(locale: Locale, texts: LetterTexts): Promise<Letter> {
  const { button, facts = [], href, links = [], note, paragraphs, subject, title, why } = texts
  // Two hyphens and a space: from there on a mail program knows a signature.
  const signature = ['-- ', texts.signature, why].join('\n')
  const lines = facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []
  return {
    subject,
    text: [title, ...paragraphs, ...links.map(linkText), ...lines, `${button}\n${href}`, note, signature].join('\n\n'),
    html: await render(letterElement(locale, texts)),
  }
}

const part = (name: keyof typeof styles) => ({ className: name, style: styles[name] })

function letterElement(locale: Locale, texts: LetterTexts): ReactElement {
  const { button, facts = [], href, links = [], note, paragraphs, signature, subject, title, why } = texts
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
        ...links.map(linkElement),
        facts.length > 0 && factTable(facts),
        createElement(Button, { href, ...part('button') }, button),
        createElement(Text, part('muted'), note),
        createElement(Hr, part('rule')),
        createElement(Text, part('muted'), signature),
        createElement(Text, part('muted'), why),
      ),
    ),
  )
}

const linkText = ({ detail, href, title }: LetterLink): string => `${title}\n${detail}\n${href}`
const linkElement = ({ detail, href, title }: LetterLink): ReactElement =>
  createElement(
    Text,
    { key: href, ...part('text') },
    createElement(Link, { href, ...part('link') }, title),
    createElement('br'),
    createElement('span', part('muted'), detail),
  )

const factTable = (facts: NonNullable<LetterTexts['facts']>): ReactElement =>
  createElement('table', { ...part('facts'), width: '100%' }, createElement('tbody', null, ...facts.map(factRow)))

const factRow = ([label, value]: readonly [string, string]): ReactElement =>
  createElement(
    'tr',
    { key: label },
    createElement('td', part('label'), label),
    createElement('td', { ...part('value'), align: 'right' }, value),
  )
