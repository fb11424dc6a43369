import { html, type Html } from '@sild/mail-catcher/html'
import { layout } from '@sild/mail-catcher/layout'
import { type Frame, type Kind, kinds, undeclared } from '../received.ts'
import type { StoredEvent } from '../sink-store.ts'

interface SinkState {
  received: readonly StoredEvent[]
  /** Only these are listed, where one is chosen. */
  kind: Kind | undefined
  open?: StoredEvent | undefined
}

const labels: Record<Kind, string> = { event: 'Events', 'page view': 'Page views', error: 'Errors' }
const inKind = (path: string, kind: Kind | undefined): string =>
  kind ? `${path}?kind=${encodeURIComponent(kind)}` : path

/** What came on the left, what is open on the right; on a phone one of the two. */
export function renderSink({ kind, open, received }: SinkState): string {
  const shown = kind ? received.filter((each) => each.kind === kind) : received
  const tab = (label: string, of: Kind | undefined): Html =>
    html`<a href="${inKind('/insight', of)}" ${of === kind ? html`aria-current="page"` : ''}>${label}</a>`
  return layout({
    title: open ? open.title : 'Insight',
    site: 'Sild insight',
    home: '/insight',
    styles: ['/insight/sink.css'],
    newest: received[0]?.id ?? '',
    isOpen: open !== undefined,
    header: html`<p>${received.length} received</p>
      <a href="/">Mails</a>
      <form method="post" action="/insight/clear">
        <button ${received.length === 0 ? html`disabled` : ''}>Forget all</button>
      </form>`,
    listName: 'Received',
    list: html`<p class="kinds-of-insight">${tab('All', undefined)} ${kinds.map((each) => tab(labels[each], each))}</p>
      ${
        shown.length === 0
          ? empty
          : html`<ol>
              ${shown.map((each) => entry(each, kind, open))}
            </ol>`
      }`,
    main: open ? openReceived(open, kind) : html`<p class="hint">Choose one to see all of it.</p>`,
  })
}

const empty = html`<p class="hint">
  Nothing yet. Accept cookies in the portal, and what it tells appears here by itself.
</p>`

const entry = (each: StoredEvent, kind: Kind | undefined, open: StoredEvent | undefined): Html => html`
  <li>
    <a
      href="${inKind(`/insight/received/${each.id}`, kind)}"
      data-kind="${each.kind}"
      ${each.id === open?.id ? html`aria-current="page"` : ''}
    >
      <strong>${each.title}</strong>
      <time datetime="${each.receivedAt}">${each.receivedAt.slice(11, 16)}</time>
      <span>${each.kind} · ${each.from}</span>
    </a>
  </li>
`

function openReceived(open: StoredEvent, kind: Kind | undefined): Html {
  const unknown = undeclared(open)
  return html`<article>
    <a class="back" href="${inKind('/insight', kind)}">All that was received</a>
    <h2>${open.title}</h2>
    <dl>
      ${fact('Kind', html`${open.kind}, by ${open.from}`)} ${fact('Person', html`${open.person ?? 'nobody is named'}`)}
      ${fact('Happened', open.occurredAt ? time(open.occurredAt) : html`is not said`)}
      ${fact('Received', time(open.receivedAt))}
    </dl>
    ${
      unknown.length > 0
        ? html`<p class="warning" role="status">The contract does not declare: ${unknown.join(', ')}</p>`
        : ''
    }
    ${
      open.frames
        ? html`<h3>Where it was thrown</h3>
            ${open.frames.map(frame)}`
        : ''
    }
    <h3>Properties</h3>
    <dl class="properties">
      ${Object.entries(open.properties).map(([name, value]) => fact(name, html`${shown(value)}`))}
    </dl>
  </article>`
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'))
const time = (at: string): Html => html`<time datetime="${at}">${at.replace('T', ' ').slice(0, 19)}</time>`
const fact = (name: string, value: Html): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`

function frame(each: Frame): Html {
  const before = each.pre_context ?? []
  const lines = [...before, each.context_line ?? '', ...(each.post_context ?? [])]
  return html`<details class="frame" ${each.in_app ? html`open` : ''}>
    <summary><code>${each.function}</code> ${each.filename}:${each.lineno}</summary>
    ${
      each.context_line === undefined
        ? ''
        : html`<ol class="code" start="${each.lineno - before.length}">
            ${lines.map((line, index) => html`<li ${index === before.length ? html`aria-current="true"` : ''}><code>${line}</code></li>`)}
          </ol>`
    }
  </details>`
}
