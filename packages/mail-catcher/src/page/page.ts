import type { FastifyPluginAsync } from 'fastify'
import type { CaughtMail } from '../caught-mail.ts'
import { html, type Html } from '../html.ts'
import { layout } from './layout.ts'

export type View = 'html' | 'text'

/** A page of another tool on the same origin. */
export interface Neighbour {
  readonly name: string
  readonly path: string
  readonly routes: FastifyPluginAsync
}

export interface PageState {
  mails: readonly CaughtMail[]
  open?: CaughtMail
  view: View
  /** Whether an answer can be delivered. */
  isAnswerable: boolean
  /** Other pages on this origin. */
  neighbours: readonly Neighbour[]
  /** What the mail server said to the answer that was just sent. */
  answered: string | undefined
}

/** The list on the left, the open mail on the right; on a phone one of the two. */
export function renderPage({ answered, isAnswerable, mails, neighbours, open, view }: PageState): string {
  const title = open ? open.subject : 'Mails'
  return layout({
    title,
    newest: mails[0]?.id ?? '',
    isOpen: open !== undefined,
    header: html`<p>${mails.length} caught</p>
      <a href="/previews">Previews</a>
      ${neighbours.map(({ name, path }) => html`<a href="${path}">${name}</a>`)}
      <form method="post" action="/clear">
        <button ${mails.length === 0 ? html`disabled` : ''}>Delete all</button>
      </form>`,
    listName: 'Mails',
    list:
      mails.length === 0
        ? empty
        : html`<ol>
            ${mails.map((mail) => entry(mail, open))}
          </ol>`,
    main: open
      ? openMail(open, view, isAnswerable ? answerForm(open, answered) : html``)
      : html`<p class="hint">Choose a mail to read it.</p>`,
  })
}

const empty = html`<p class="hint">No mail yet. Whatever Sild sends appears here by itself.</p>`

const entry = (mail: CaughtMail, open: CaughtMail | undefined): Html => html`
  <li>
    <a href="/mails/${mail.id}" ${mail.id === open?.id ? html`aria-current="page"` : ''}>
      <strong>${mail.subject || '(no subject)'}</strong>
      <time datetime="${mail.date}">${mail.date.slice(11, 16)}</time>
      <span>${mail.to.join(', ')}</span>
    </a>
  </li>
`

const openMail = (mail: CaughtMail, view: View, answer: Html): Html => html`
  <article>
    <a class="back" href="/">All mails</a>
    <h2>${mail.subject || '(no subject)'}</h2>
    <dl>
      <div>
        <dt>From</dt>
        <dd>${mail.from}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd><time datetime="${mail.date}">${mail.date.replace('T', ' ').slice(0, 19)}</time></dd>
      </div>
    </dl>
    <nav class="views" aria-label="View">
      ${tab(mail, 'html', 'HTML', view)} ${tab(mail, 'text', 'Text', view)}
      <a href="/mails/${mail.id}/source">Source</a>
    </nav>
    ${view === 'text' ? html`<pre>${mail.text || '(no text part)'}</pre>` : frame(mail)} ${attachments(mail)} ${answer}
  </article>
`

/** Only of a mail that says where its answers go. */
const answerForm = (mail: CaughtMail, answered: string | undefined): Html =>
  mail.replyTo === null
    ? html``
    : html`<form class="answer" method="post" action="/mails/${mail.id}/answer">
        <label for="answer">Reply as ${mail.to.join(', ')}</label>
        <textarea id="answer" name="text" rows="4" required></textarea>
        <button>Send reply</button>
        ${answered === undefined ? '' : html`<p role="status">The mail server said: ${answered}</p>`}
      </form>`

const tab = (mail: CaughtMail, view: View, label: string, current: View): Html =>
  html`<a href="/mails/${mail.id}?view=${view}" ${view === current ? html`aria-current="page"` : ''}>${label}</a>`

const frame = (mail: CaughtMail): Html => html`
  <iframe
    title="The mail as its reader sees it"
    src="/mails/${mail.id}/body"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>
`

function attachments(mail: CaughtMail): Html {
  if (mail.attachments.length === 0) return html``
  const rows = mail.attachments.map(
    ({ bytes, name, type }, index) =>
      html`<li>
        <a href="/mails/${mail.id}/attachments/${index}" download="${name}">${name}</a> ${type}, ${size(bytes)}
      </li>`,
  )
  return html`<section>
    <h3>Attachments</h3>
    <ul>
      ${rows}
    </ul>
  </section>`
}

const size = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`)
