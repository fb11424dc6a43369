import type { Mail } from '@sild/service-kit'
import type { ContactForm } from '../models/contact-form.ts'

const languages = { en: 'English', et: 'Estonian', fr: 'French' } as const

type Sent = Pick<ContactForm, 'name' | 'email' | 'description' | 'locale' | 'userGuid'>

/** What our support reads, so it is in English alone; only the visitor's own words are in his language. */
export async function contactFormMail(form: Sent): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { name, email, description, locale, userGuid } = form
  const facts = [
    `From: ${name} (${email})`,
    `Language: ${languages[locale]}`,
    userGuid ? `Signed in as user ${userGuid}` : 'Not signed in',
  ]
  return {
    subject: `Contact form: ${name.replace(/\s+/g, ' ')}`,
    text: [...facts, '', description].join('\n'),
    html: await renderForm(facts, description, locale),
  }
}

async function renderForm(facts: readonly string[], description: string, locale: string): Promise<string> {
  // A quarter of a second to load, for what only the worker needs.
  const [{ Body, Head, Html, Text, render }, { createElement }] = await Promise.all([
    import('@react-email/components'),
    import('react'),
  ])
  const lines = facts.map((fact) => createElement(Text, { key: fact, style: { margin: 0 } }, fact))
  const words = createElement(Text, { key: 'words', lang: locale, style: { whiteSpace: 'pre-wrap' } }, description)
  const body = createElement(Body, { style: { color: '#1b1f29', fontFamily: 'sans-serif' } }, ...lines, words)
  return render(createElement(Html, { lang: 'en' }, createElement(Head), body))
}
