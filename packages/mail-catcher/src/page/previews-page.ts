import type { Locale } from '@sild/contract'
import type { MailPreview } from '@sild/letter'
import { html, type Html } from '../html.ts'
import { layout } from './layout.ts'

export type PreviewsByService = Readonly<Record<string, readonly MailPreview[]>>

interface OpenPreview {
  service: string
  name: string
  locale: Locale
  letter: Awaited<ReturnType<MailPreview['write']>>
}

/** Every kind of mail by service, each with its languages; the open one light, dark and as text. */
export function renderPreviews(byService: PreviewsByService, open?: OpenPreview): string {
  const services = Object.entries(byService)
  const count = services.flatMap(([, previews]) => previews).length
  return layout({
    title: open ? open.letter.subject : 'Previews',
    styles: ['/previews.css'],
    isOpen: open !== undefined,
    header: html`<p>${count} kinds</p>`,
    listName: 'Previews',
    list: html`${services.map(([service, previews]) => listOf(service, previews, open))}`,
    main: open ? openPreview(open) : html`<p class="hint">Choose a kind of mail and a language.</p>`,
  })
}

const listOf = (service: string, previews: readonly MailPreview[], open: OpenPreview | undefined): Html => html`
  <section class="kinds">
    <h2>${service}</h2>
    <ul>
      ${previews.map(
        ({ locales, name }) =>
          html`<li>
            <span>${name}</span>
            ${locales.map((locale) => {
              const isOpen = open?.service === service && open.name === name && open.locale === locale
              const current = isOpen ? html`aria-current="page"` : ''
              return html`<a href="/previews/${service}/${name}/${locale}" aria-label="${name}, ${locale}" ${current}
                >${locale}</a
              >`
            })}
          </li>`,
      )}
    </ul>
  </section>
`

function openPreview({ letter, locale, name, service }: OpenPreview): Html {
  const body = `/previews/${service}/${name}/${locale}/body`
  return html`<article>
    <a class="back" href="/previews">All previews</a>
    <h2 lang="${locale}">${letter.subject}</h2>
    <div class="schemes">${frame('Light', `${body}?scheme=light`)} ${frame('Dark', `${body}?scheme=dark`)}</div>
    <h3>Text</h3>
    <pre lang="${locale}">${letter.text}</pre>
  </article>`
}

const frame = (title: string, address: string): Html => html`
  <section>
    <h3>${title}</h3>
    <iframe title="${title}" src="${address}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
  </section>
`
