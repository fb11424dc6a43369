import type { Letter } from '@sild/service-kit'

export interface InternalMail {
  subject: string
  facts: readonly string[]
  /** The sender's own text, in their language. */
  words?: { text: string; locale: string }
}

/** A mail to our support, in English only. */
export async function internalMail({ subject, facts, words }: InternalMail): Promise<Letter> {
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: [...facts, ...(words ? ['', words.text] : [])].join('\n'),
    html: await renderMail(facts, words),
  }
}

async function renderMail(facts: readonly string[], words: InternalMail['words']): Promise<string> {
  // Loading the renderer takes 250 ms, and only the worker renders.
  const [{ Body, Head, Html, Text, render }, { createElement }] = await Promise.all([
    import('@react-email/components'),
    import('react'),
  ])
  const lines = facts.map((fact) => createElement(Text, { key: fact, style: { margin: 0 } }, fact))
  if (words)
    lines.push(createElement(Text, { key: 'words', lang: words.locale, style: { whiteSpace: 'pre-wrap' } }, words.text))
  const body = createElement(Body, { style: { fontFamily: 'sans-serif', overflowWrap: 'anywhere' } }, ...lines)
  const head = createElement(
    Head,
    null,
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    createElement('meta', { name: 'color-scheme', content: 'light dark' }),
  )
  return render(createElement(Html, { lang: 'en' }, head, body))
}
